import type { Site } from '#generated/entries.ts';
import type { Content, Entry } from '#content/content.ts';
import { areFactsKnown, factVariables } from '#content/facts.ts';
import { placeholdersOf } from '#content/kinds.ts';
import type { Path } from '#content/place.ts';
import { find, proseOf, type Written } from '#content/written.ts';
import { escapeRegExp } from '#content/wording.ts';
import type { Check } from './check.ts';

/** The facts that texts take from elsewhere, by what replaces them. */
function factsOf(content: Content, { city, founded, address }: Site): [words: string, replacement: string][] {
  const { areaCount, areasOver } = factVariables(content);
  // The part with the name of the street or house: a text may leave out the floor.
  const street = address.street.split(/, ?/).find((part) => /\p{L}{3}/u.test(part)) ?? address.street;
  return [
    [street, '{address}'],
    [city, '{city}'],
    [String(founded), '{founded}'],
    [`${areaCount}+`, '{areaCount}+'],
    [`${areasOver}+`, '{areasOver}+'],
  ];
}

/** Words that are not part of a longer name, number or date, such as "Singapore Zoo" and "2015-12". */
const alone = (words: string) =>
  new RegExp(String.raw`(?<![\p{L}\d]|\d[.,/-])${escapeRegExp(words)}(?![\p{L}\d]|[.,/-]\d| \p{Lu}\p{Ll})`, 'gu');

/** Kinds with names, with customers' words, and with texts without placeholders. */
const others = ['neighbourhood', 'testimonials', 'sources', 'redirects', 'public-holidays'];

const isSentence = ({ kind }: Entry, path: Path = []) =>
  placeholdersOf(kind, path) !== 'none' &&
  (kind === 'site' ? ['footer', 'customerService'].includes(String(path[0])) : !others.includes(kind));

/** A fact of the company is written once, in its own place; texts show it by its placeholder. */
export const typedFacts: Check = (content) => {
  if (!areFactsKnown(content)) return [];
  const facts = factsOf(content, content.single('site').data);
  const problemsIn = (text: Written) =>
    facts.flatMap(([words, replacement]) =>
      find(text, alone(words)).map(({ place }) => ({
        place: place(),
        rule: 'typed-fact',
        message: `"${words}" is typed here. It stays old when the fact changes.`,
        fix: `write →  ${replacement}`,
      })),
    );
  return content.entries().flatMap((entry) =>
    proseOf(entry)
      .filter(({ path }) => isSentence(entry, path))
      .flatMap(problemsIn),
  );
};
