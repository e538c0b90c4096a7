import type { Environment } from '#content/backend.ts';
import type { Content } from '#content/content.ts';
import { monthsBetween, today } from '#content/date.ts';
import { placeInBody, placeOf } from '#content/place.ts';
import { startOf, type Place, type Problem } from '#content/problem.ts';
import { textsOf } from '#content/text/texts.ts';
import { madeUpIn } from './made-up.ts';

/** A problem, if it is there. */
const problemIf = (isLeft: boolean | undefined, place: Place, rule: string, message: string, fix: string): Problem[] =>
  isLeft ? [{ place, rule, message, fix }] : [];

/** Placeholders in texts. In interface.yaml, an example e-mail address shows what to type, and "sample" labels sample reviews. */
const placeholders = (content: Content): Problem[] =>
  content
    .entries()
    .flatMap((entry) => [
      ...textsOf(entry).flatMap(({ text, path }) =>
        madeUpIn(text).map((found) => ({ ...found, place: placeOf(entry, path) })),
      ),
      ...madeUpIn(entry.body).map((found) => ({
        ...found,
        place: placeInBody(entry, found.index, found.found.length),
      })),
    ])
    .filter(
      ({ place, rule }) =>
        place.file !== content.single('interface').file || !['made-up-address', 'note-to-the-owner'].includes(rule),
    );

/** The reviews and the tasks that the owner has not confirmed. */
const unconfirmed = (content: Content): Problem[] => [
  ...content
    .all('testimonials')
    .flatMap((entry) =>
      entry.data.flatMap(({ sample }, index) =>
        problemIf(
          sample,
          placeOf(entry, [index, 'sample']),
          'sample-review',
          'This review is a sample; no customer wrote it.',
          'write the words, the name and the place of a customer who agreed to it, then →  sample: false',
        ),
      ),
    ),
  ...content
    .all('service')
    .flatMap((entry) =>
      problemIf(
        entry.data.inclusions.proposed,
        placeOf(entry, ['inclusions', 'proposed']),
        'proposed-tasks',
        'The tasks of this service are proposals; the company has not confirmed that it does them.',
        'correct or confirm each task, then remove this line.',
      ),
    ),
];

/** What must be fixed in valid content before the site goes live. */
export function contentLeft(content: Content, environment: Environment): Problem[] {
  const site = content.single('site');
  const { backend } = site.data;
  const ofBuild = environment['ENQUIRY_URL'];
  const privacy = content.single('page-privacy');
  return [
    ...placeholders(content),
    ...unconfirmed(content),
    ...problemIf(
      !backend.url.startsWith('https:') || backend.key === '',
      ofBuild ? startOf('ENQUIRY_URL', ofBuild) : placeOf(site, ['backend']),
      'no-backend',
      'No backend receives the enquiries of visitors: it needs an address with https: and a publishable key.',
      'write those of the Supabase project below "backend:", or build with ENQUIRY_URL and ENQUIRY_KEY.',
    ),
    // The law on personal data requires a contact in the notice.
    ...problemIf(
      !/\{(email|phone)\}|\S@\S/.test(privacy.body),
      startOf(privacy.file, privacy.source),
      'no-data-protection-contact',
      'The privacy notice has no contact for data protection.',
      'write {email}, {phone} or another address where the notice names the contact.',
    ),
  ];
}

/** What visitors miss in the lists of reviews and on the price board. */
const leftOut = (content: Content): Problem[] => [
  ...content
    .all('testimonials')
    .flatMap(({ file, source, data }) =>
      problemIf(
        data.length === 0,
        startOf(file, source),
        'no-reviews',
        'There are no reviews in this list, so no page shows its section.',
        'write the words, the name and the place of customers who agreed to it, each with "sample: false".',
      ),
    ),
  ...content
    .all('service')
    .flatMap((entry) =>
      problemIf(
        entry.data.priceBoard && !entry.data.prices && entry.data.priceBoard.missing === undefined,
        placeOf(entry, ['priceBoard'], 'key'),
        'no-price',
        'The price board shows no price of this service, and does not say how visitors learn it.',
        'write the prices below "prices:"; or how visitors learn the price, below "priceBoard:" →  missing: …',
      ),
    ),
];

/** In months: a list of holidays that ends sooner is reported. By then, those of the next year are announced. */
const holidaysAhead = 2;

/** What is not said about public holidays, or will soon not be. */
function holidaysLeft(content: Content, day: string): Problem[] {
  const holidays = content.single('public-holidays');
  const { until, closed } = holidays.data;
  return [
    ...problemIf(
      closed === undefined,
      startOf(holidays.file, holidays.source),
      'holidays-unsaid',
      'The site does not say whether you are closed on public holidays.',
      'add a line with true or false →  closed: …',
    ),
    ...problemIf(
      day > until || monthsBetween(day, until) < holidaysAhead,
      placeOf(holidays, ['until']),
      'holidays-end-soon',
      `The list of public holidays ends on ${until}. Later holidays count as business days.`,
      'add the holidays that were announced since, and write the last day until which the list is complete.',
    ),
  ];
}

/** What the owner may want to add, and what time has made old: neither must stop somebody who corrects a price. */
export function worthKnowing(content: Content, now: Date): Problem[] {
  const site = content.single('site');
  const day = today(now, site.data.timeZone);
  const licence = site.data.evidence?.licence?.expires;
  return [
    ...problemIf(
      site.data.reviewsWidget?.script.startsWith('/'),
      placeOf(site, ['reviewsWidget', 'script']),
      'stand-in-widget',
      'This script is a placeholder for the reviews widget. It does nothing.',
      'write the address and the height of the real widget; if there is none, remove "reviewsWidget".',
    ),
    ...leftOut(content),
    ...holidaysLeft(content, day),
    // A licence is good until the end of its last day.
    ...problemIf(
      licence !== undefined && licence < day,
      placeOf(site, ['evidence', 'licence', 'expires']),
      'expired-licence',
      `The licence expired on ${licence}. A new build leaves it out; the live site still shows it.`,
      'write the last day of the new licence and check its number and class, or remove the line "licence".',
    ),
  ];
}
