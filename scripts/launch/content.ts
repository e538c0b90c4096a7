import type { Environment } from '#content/backend.ts';
import type { Content, Entry } from '#content/content.ts';
import { monthsBetween, today } from '#content/date.ts';
import { placeInBody, placeOf } from '#content/place.ts';
import { startOf, type Problem } from '#content/problem.ts';
import { textsOf } from '#content/texts.ts';
import { madeUpIn } from './made-up.ts';

/** What to write instead of a made-up value of data/site.yaml. */
const fixes: Readonly<Record<string, string>> = {
  brand: 'write the registered name →  brand: …',
  url: 'write the domain of the site →  url: https://…',
  phone: 'write the real phone number →  phone: +65 …',
  whatsapp: 'write the real WhatsApp number, or remove the line →  whatsapp: +65 …',
  email: 'write the real e-mail address →  email: …',
  social: 'write the address of the profile, or remove the line.',
  evidence: 'write the real one, or remove the line.',
};

function madeUp(entry: Entry): Problem[] {
  const inData = textsOf(entry).flatMap(({ text, path }) =>
    madeUpIn(text).map(({ rule, message, fix }) => {
      const own = entry.kind === 'site' ? fixes[path[0]!] : undefined;
      return { place: placeOf(entry, path), rule, message, fix: own ?? fix };
    }),
  );
  const inBody = madeUpIn(entry.body).map(({ rule, index, found, message, fix }) => ({
    place: placeInBody(entry, index, found.length),
    rule,
    message,
    fix,
  }));
  return [...inData, ...inBody];
}

/** In months: a list of holidays that ends sooner is reported. By then, those of the next year are announced. */
const holidaysAhead = 2;

/** Problems that the content may have. */
function possible(
  content: Content,
  environment: Environment,
  day: string,
): (Problem & { isLeft?: boolean | undefined })[] {
  const site = content.single('site');
  const { map, reviewsWidget, backend, evidence } = site.data;
  const licence = evidence?.licence?.expires;
  const holidays = content.single('public-holidays');
  const { until, closed } = holidays.data;
  const privacy = content.single('page-privacy');
  return [
    ...content.all('testimonials').flatMap((entry) =>
      entry.data.map(({ sample }, index) => ({
        isLeft: sample,
        place: placeOf(entry, [index, 'sample']),
        rule: 'sample-review',
        message: 'This review is a sample; no customer wrote it.',
        fix: 'write the words, the name and the place of a customer who agreed to it, then →  sample: false',
      })),
    ),
    ...content.all('testimonials').map(({ file, source, data }) => ({
      isLeft: data.length === 0,
      place: startOf(file, source),
      rule: 'no-reviews',
      message: 'There are no reviews in this list, so no page shows its section.',
      fix: 'write the words, the name and the place of customers who agreed to it, each with "sample: false".',
    })),
    ...content.all('service').map((entry) => ({
      isLeft: entry.data.inclusions.proposed,
      place: placeOf(entry, ['inclusions', 'proposed']),
      rule: 'proposed-tasks',
      message: 'The tasks of this service are proposals; the company has not confirmed that it does them.',
      fix: 'correct or confirm each task, then remove this line.',
    })),
    ...content.all('service').map((entry) => ({
      isLeft: entry.data.priceBoard && entry.data.prices === undefined && entry.data.priceBoard.missing === undefined,
      place: placeOf(entry, ['priceBoard'], 'key'),
      rule: 'no-price',
      message: 'The price board shows no price of this service, and does not say how visitors learn it.',
      fix: 'write the prices below "prices:"; or how visitors learn the price, below "priceBoard:" →  missing: …',
    })),
    {
      isLeft: closed === undefined,
      place: startOf(holidays.file, holidays.source),
      rule: 'holidays-unsaid',
      message: 'The site does not say whether you are closed on public holidays.',
      fix: 'add a line with true or false →  closed: …',
    },
    ...content.all('faq').flatMap((entry) =>
      entry.data.map(({ question, answer }, index) => ({
        isLeft: answer === '',
        place: placeOf(entry, [index, 'answer']),
        rule: 'question-without-answer',
        message: `Visitors want to know: "${question}" Without an answer, no page shows the question.`,
        fix: 'write the answer between the quotes. Hours and fees go below "promises:" in data/site.yaml; write their keys in braces here.',
      })),
    ),
    {
      isLeft: map.embed === '',
      place: placeOf(site, ['map', 'embed']),
      rule: 'no-map',
      message: 'The contact page shows only the drawn map.',
      fix: 'write the address of an interactive map →  embed: https://…',
    },
    {
      isLeft: reviewsWidget?.script.startsWith('/'),
      place: placeOf(site, ['reviewsWidget', 'script']),
      rule: 'stand-in-widget',
      message: 'This script is a placeholder for the reviews widget. It does nothing.',
      fix: 'write the address and the height of the real widget; if there is none, remove "reviewsWidget".',
    },
    {
      isLeft: backend.url === '',
      place: placeOf(site, ['backend', 'url']),
      rule: 'no-backend',
      message: 'No backend receives the enquiries: they are sent to the address of the site itself.',
      fix: 'write the address of the Supabase project →  url: https://….supabase.co, or build with ENQUIRY_URL.',
    },
    {
      isLeft: backend.url.startsWith('http:'),
      place: startOf('ENQUIRY_URL', environment['ENQUIRY_URL']),
      rule: 'local-backend',
      message: "Enquiries are sent to the visitor's own machine.",
      fix: 'set ENQUIRY_URL to the address of the Supabase project, or unset it to use the address in data/site.yaml.',
    },
    {
      isLeft: backend.key === '',
      place: placeOf(site, ['backend', 'key']),
      rule: 'no-backend-key',
      message: 'The backend needs the publishable key of the project, but it is missing.',
      fix: 'write the publishable key of the Supabase project →  key: sb_publishable_…, or build with ENQUIRY_KEY.',
    },
    {
      // A licence is good until the end of its last day.
      isLeft: licence !== undefined && licence < day,
      place: placeOf(site, ['evidence', 'licence', 'expires']),
      rule: 'expired-licence',
      message: `The licence expired on ${licence}. A new build leaves it out; the live site still shows it.`,
      fix: 'write the last day of the new licence and check its number and class, or remove the line "licence".',
    },
    {
      isLeft: day > until || monthsBetween(day, until) < holidaysAhead,
      place: placeOf(holidays, ['until']),
      rule: 'holidays-end-soon',
      message: `The list of public holidays ends on ${until}. Later holidays count as business days.`,
      fix: 'add the holidays that were announced since, and write the last day until which the list is complete.',
    },
    {
      // The law on personal data requires a contact in the notice.
      isLeft: !/\{(email|phone)\}|\S@\S/.test(privacy.body),
      place: startOf(privacy.file, privacy.source),
      rule: 'no-data-protection-contact',
      message: 'The privacy notice has no contact for data protection.',
      fix: 'write {email}, {phone} or another address where the notice names the contact.',
    },
  ];
}

/**
 * The rules that do not apply to interface.yaml: its example e-mail address shows what to type, and "sample" labels
 * sample reviews.
 */
const meantInInterface = ['made-up-address', 'note-to-the-owner'];

const isMeant = ({ kind }: Entry, { rule }: Problem) => kind === 'interface' && meantInInterface.includes(rule);

/** Everything in valid content that has to be fixed before the site goes live. */
export function contentLeft(content: Content, environment: Environment, now: Date): Problem[] {
  const day = today(now, content.single('site').data.timeZone);
  return [
    ...content.entries().flatMap((entry) => madeUp(entry).filter((problem) => !isMeant(entry, problem))),
    ...possible(content, environment, day).filter(({ isLeft }) => isLeft),
  ];
}
