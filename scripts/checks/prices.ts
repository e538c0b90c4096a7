import type { Content } from '../content/content.ts';
import { areFactsKnown, itemsOf, type Item } from '../content/facts.ts';
import { groupBy } from '../content/group.ts';
import type { Kind } from '../content/kinds.ts';
import { placeOf, type Path } from '../content/place.ts';
import type { Problem } from '../content/problem.ts';
import type { Check } from './check.ts';
import { proseOf, type Text } from './claims.ts';

const braces = ({ name }: Item) => `{${name}}`;
const choice = new Intl.ListFormat('en', { type: 'disjunction' });

/** Two items of one kind with the same key: a text that refers to it could mean either. */
function ambiguous(content: Content): Problem[] {
  const byName = groupBy(itemsOf(content), ({ name }) => name);
  return [...byName.values()].flatMap(([first, ...others]) =>
    others.map((item) => {
      const { kind, key, entry, path } = item;
      const isSameFile = entry === first!.entry;
      const files = isSameFile ? `twice in ${entry.file}` : `in ${first!.entry.file} and in ${entry.file}`;
      return {
        place: placeOf(entry, [...path, 'key']),
        rule: 'ambiguous-key',
        message: `The key "${key}" of a ${kind} is ${files}, and ${braces(item)} in a text could mean either.`,
        fix: `write another key →  key: ${key}-${isSameFile ? others.indexOf(item) + 2 : entry.slug}`,
        also: [placeOf(first!.entry, [...first!.path, 'key'])],
      };
    }),
  );
}

const number = String.raw`\d+(?:[.,]\d+)*`;
/** An amount of money: a currency's sign and a number, in the one order or the other. */
const amount = new RegExp(String.raw`\p{Sc}[ \u00A0]?${number}|${number}[ \u00A0]?\p{Sc}(?![ \u00A0]?\d)`, 'gu');

const withoutSpaces = (text: string) => text.replaceAll(/[ \u00A0]/g, '');
const amountsIn = (text: string) => [...text.matchAll(amount)].map(([words]) => withoutSpaces(words));

/** An amount in the description of an area, where no placeholder is filled in. */
const ofArea = (words: string): Omit<Problem, 'place'> => ({
  rule: 'unknown-price',
  message: `${words} is a price, and prices are told on the pages of services.`,
  fix: 'leave the price out.',
});

/** An amount that is a price: typed again, it would stay when the price changes. */
function typed(words: string, same: readonly Item[]): Omit<Problem, 'place'> {
  const [first] = same;
  return {
    rule: 'typed-price',
    message: `${words} is a price of ${first!.entry.file}; typed here as well, it would stay when the price changes there.`,
    fix:
      same.length === 1
        ? `write →  ${braces(first!)}`
        : `write the one that is meant: ${choice.format(same.map(braces))}.`,
  };
}

function unknown(words: string, prices: readonly Item[]): Omit<Problem, 'place'> {
  const known = prices.map((item) => `${item.words} as ${braces(item)}`);
  return {
    rule: 'unknown-price',
    message: `${words} is not the price of a service. ${known.length === 0 ? 'No service has a price yet.' : `Prices are typed by their names: ${known.join(', ')}.`}`,
    fix: `${known.length === 0 ? '' : 'write one of them in its braces, or '}change the price itself below "prices:" of the service first, as in  value: ${words}`,
  };
}

const isPrice = ({ kind, path }: { kind: Kind; path: Path | undefined }) =>
  kind === 'service' && path?.[0] === 'prices' && path.at(-1) === 'value';

function inText(
  { text, placeOfPart }: Text,
  explain: (words: string) => Omit<Problem, 'place'> | undefined,
): Problem[] {
  return [...text.matchAll(amount)].flatMap(({ 0: found, index }) => {
    const words = withoutSpaces(found);
    const problem = explain(words);
    return problem === undefined ? [] : [{ place: placeOfPart(index, found.length), ...problem }];
  });
}

/** The amounts that texts name. What a customer said is the customer's. */
function amounts(content: Content): Problem[] {
  const prices = itemsOf(content).filter(({ kind }) => kind === 'price');
  const isKnown = areFactsKnown(content);
  const byAmount = groupBy(
    prices.flatMap((item) => amountsIn(item.words).map((words) => ({ words, item }))),
    ({ words }) => words,
  );
  const explain = (words: string) => {
    const same = byAmount.get(words)?.map(({ item }) => item);
    if (same !== undefined) return typed(words, same);
    return isKnown ? unknown(words, prices) : undefined;
  };
  return content
    .all()
    .filter(({ kind }) => kind !== 'testimonials')
    .flatMap((entry) =>
      proseOf(entry)
        .filter(({ path }) => !isPrice({ kind: entry.kind, path }))
        .flatMap((text) => inText(text, entry.kind === 'neighbourhood' ? ofArea : explain)),
    );
}

export const prices: Check = {
  name: 'prices',
  description: 'A price is written once, below its service, and texts call it by its key.',
  run: (content) => [...ambiguous(content), ...amounts(content)],
};
