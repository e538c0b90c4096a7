import type { Environment } from '../../content/backend.ts';
import type { Content, Entry } from '../../content/content.ts';
import { placeOf } from '../../content/place.ts';
import { placeAt, startOf, type Problem } from '../../content/problem.ts';
import { textsOf } from '../../content/texts.ts';
import { madeUpIn } from './made-up.ts';

/** What to write in the place of a made-up value of data/site.yaml. */
const fixes: Readonly<Record<string, string>> = {
  brand: 'write the registered name →  brand: …',
  url: 'write the domain that the site will stand at →  url: https://…',
  phone: 'write the number that is answered →  phone: +65 …',
  whatsapp: 'write the number that answers on WhatsApp, or remove the line →  whatsapp: +65 …',
  email: 'write the mailbox that is read →  email: …',
  social: 'write the address of the profile, or remove the line.',
};

function madeUp(entry: Entry): Problem[] {
  const start = entry.source.length - entry.body.length;
  const inData = textsOf(entry.data).flatMap(({ text, path }) =>
    madeUpIn(text).map(({ rule, message, fix }) => {
      const own = entry.kind === 'site' ? fixes[path[0]!] : undefined;
      return { place: placeOf(entry, path), rule, message, fix: own ?? fix };
    }),
  );
  const inBody = madeUpIn(entry.body).map(({ rule, index, found, message, fix }) => ({
    place: placeAt(entry.file, entry.source, start + index, found.length),
    rule,
    message,
    fix,
  }));
  return [...inData, ...inBody];
}

function samples(content: Content): Problem[] {
  return content.all('testimonials').flatMap((entry) =>
    entry.data.flatMap(({ sample }, index) =>
      sample
        ? [
            {
              place: placeOf(entry, [index, 'sample']),
              rule: 'sample-review',
              message: 'No customer said these words.',
              fix: 'write the words, the name and the place of a customer who agreed to it, then →  sample: false',
            },
          ]
        : [],
    ),
  );
}

/** Values of data/site.yaml that leave a part of the site without what it is for. */
function unset(content: Content, environment: Environment): Problem[] {
  const entry = content.single('site');
  const { map, reviewsWidget, backend } = entry.data;
  const kinds: readonly (Problem & { isLeft: boolean | undefined })[] = [
    {
      isLeft: map.embed === '',
      place: placeOf(entry, ['map', 'embed']),
      rule: 'no-map',
      message: 'The contact page shows the drawn map alone.',
      fix: 'write the address of the map that can be moved →  embed: https://…',
    },
    {
      isLeft: reviewsWidget?.script.startsWith('/'),
      place: placeOf(entry, ['reviewsWidget', 'script']),
      rule: 'stand-in-widget',
      message: 'This script is a placeholder for the reviews widget and does nothing.',
      fix: 'write the address of the real one, and its height; without a widget, remove "reviewsWidget".',
    },
    {
      isLeft: backend.url === '',
      place: placeOf(entry, ['backend', 'url']),
      rule: 'no-backend',
      message: 'Nobody takes the enquiries: they are sent to the address of the site itself.',
      fix: 'write the address of the Supabase project →  url: https://….supabase.co, or build with ENQUIRY_URL.',
    },
    {
      isLeft: backend.url.startsWith('http:'),
      place: startOf('ENQUIRY_URL', environment['ENQUIRY_URL']),
      rule: 'local-backend',
      message: "Enquiries are sent to the visitor's own machine.",
      fix: 'set ENQUIRY_URL to the address of the Supabase project, or unset it: data/site.yaml says it then.',
    },
    {
      isLeft: backend.key === '',
      place: placeOf(entry, ['backend', 'key']),
      rule: 'no-backend-key',
      message: 'The backend knows the site by its key, and there is none.',
      fix: 'write the publishable key of the Supabase project →  key: sb_publishable_…, or build with ENQUIRY_KEY.',
    },
  ];
  return kinds.filter(({ isLeft }) => isLeft);
}

/** Under the law on personal data, the notice says whom to ask. */
function unreachable(content: Content): Problem[] {
  const { file, source, body } = content.single('page-privacy');
  if (/\{(email|phone)\}|\S@\S/.test(body)) return [];
  return [
    {
      place: startOf(file, source),
      rule: 'no-data-protection-contact',
      message: 'The privacy notice does not say how to reach the data protection contact.',
      fix: 'write {email} or {phone}, or an address of its own, where the notice names the contact.',
    },
  ];
}

/** Everything in content without problems that is not real yet. */
export function contentLeft(content: Content, environment: Environment): Problem[] {
  return [
    ...content.entries().flatMap(madeUp),
    ...samples(content),
    ...unset(content, environment),
    ...unreachable(content),
  ];
}
