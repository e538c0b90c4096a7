import type { Content, Entry } from '#content/content.ts';
import { areFactsKnown, factVariables, itemsOf } from '#content/text/facts.ts';
import { placeholdersOf } from '#content/kinds.ts';
import type { Problem } from '#content/problem.ts';
import { escapeRegExp } from '#content/text/wording.ts';
import { findWords, proseOf, type Found, type Written } from '#content/yaml/written.ts';
import type { Check } from '../check.ts';
import { amountsIn } from '../company/prices.ts';

/** What is written once, and the placeholder that shows it in texts. */
interface Fact {
  words: string;
  name: string;
}

/** A street may be typed without the floor, and numbers of areas are typed with their "+". */
function companyFacts(content: Content): Fact[] {
  const { address, city, founded } = content.single('site').data;
  const { areaCount, areasOver } = factVariables(content);
  const street = address.street.split(/, ?/).find((part) => /\p{L}{3}/u.test(part)) ?? address.street;
  return [
    { words: street, name: '{address}' },
    { words: city, name: '{city}' },
    { words: String(founded), name: '{founded}' },
    { words: `${areaCount}+`, name: '{areaCount}+' },
    { words: `${areasOver}+`, name: '{areasOver}+' },
  ];
}

const promisesAndPrices = (content: Content): Fact[] => [
  ...itemsOf(content).map(({ words, name }) => ({ words, name: `{${name}}` })),
  { words: content.single('site').data.customerService.hours, name: '{serviceHours}' },
];

/** A pattern for words that are not part of a longer name, number or date, such as "Singapore Zoo" and "2015-12". */
const alone = (facts: readonly Fact[]) =>
  new RegExp(
    String.raw`(?<![\p{L}\d]|\d[.,/-])(?:${facts.map(({ words }) => escapeRegExp(words)).join('|')})(?![\p{L}\d]|[.,/-]\d| \p{Lu}\p{Ll})`,
    'gu',
  );

const clock = String.raw`\d{1,2}(?:[.:]\d\d)? ?[ap]m`;

/** A number of hours, days or weeks, "same day", or a time of day. */
const time = new RegExp(
  String.raw`(?<![\p{L}\d.])(?:(?:within )?\d+(?: ?(?:[-–]|to) ?\d+)?[ -](?:(?:business|working)[ -])?(?:hour|day|week)s?|same[- ]day|${clock}(?: ?(?:[-–]|to) ?${clock})?)(?!\p{L})`,
  'giu',
);

/** Kinds with names, with customers' words, and with texts without placeholders. */
const unchecked = ['testimonials', 'sources', 'redirects', 'public-holidays'];

const isSentence = ({ kind }: Entry, path: Written['path'] = []) =>
  !unchecked.includes(kind) &&
  placeholdersOf(kind, path) !== 'none' &&
  (kind !== 'site' || ['footer', 'customerService'].includes(String(path[0])));

const unified = (text: string) => text.toLowerCase().replaceAll('–', '-').replaceAll(/\s/g, '');

const addIt =
  'If it is another price or promise, add it to "prices:" of a service or to "promises:" in data/site.yaml, and write its key in braces here.';

/** What to type in place of words that a pattern found: the fact with these words, or a choice of those of its kind. */
function fixOf({ words, index, path }: Found, pattern: RegExp, facts: readonly Fact[]): string {
  const ownWords = (fact: Fact) => fact.words.match(pattern) ?? [];
  const same = facts.filter((fact) => ownWords(fact).some((own) => unified(own) === unified(words)));
  const [only, ...more] = same;
  if (only !== undefined && more.length === 0) {
    // In YAML, a text that begins with a brace needs quotes.
    const isFirst = index === 0 && path !== undefined;
    return isFirst ? `write ${only.name}, and quotes around the whole text.` : `write →  ${only.name}`;
  }
  const choices = same.length > 0 ? same : facts.filter((fact) => ownWords(fact).length > 0);
  const shown = choices.map((fact) => `${fact.name} (${fact.words})`).join(', ');
  return shown === '' ? addIt : `write ${shown}. ${addIt}`;
}

/** An area's own texts have no placeholders for prices. */
const inArea = ({ words, place }: Found): Problem => ({
  place: place(),
  rule: 'typed-fact',
  message: `${words} is a price. Prices belong on the pages of services.`,
  fix: 'remove the price.',
});

/** Prices, promises and facts of the company are written once, in their own places; texts show them by placeholders. */
export const typedFacts: Check = (content) => {
  if (!areFactsKnown(content)) return [];
  const [ofCompany, others] = [companyFacts(content), promisesAndPrices(content)];
  const amounts = amountsIn(content);
  const patterns = [
    [alone(ofCompany), ofCompany],
    [amounts, others],
    [time, others],
  ] as const;
  return content.entries().flatMap((entry) =>
    proseOf(entry)
      .filter(({ path }) => isSentence(entry, path))
      .flatMap((text) =>
        entry.kind === 'neighbourhood'
          ? findWords(text, amounts).map(inArea)
          : patterns.flatMap(([pattern, facts]) =>
              findWords(text, pattern).map((found) => ({
                place: found.place(),
                rule: 'typed-fact',
                message: `"${found.words}" is typed here. It stays old when the fact changes.`,
                fix: fixOf(found, pattern, facts),
              })),
            ),
      ),
  );
};
