import type { Service } from '#generated/entries.ts';
import type { Content, Entry } from '#content/content.ts';
import { areFactsKnown, itemsOf, type Item } from '#content/facts.ts';
import { repeated } from '#content/group.ts';
import { memoize } from '#content/memoize.ts';
import { placeOf, type Path } from '#content/place.ts';
import type { Problem } from '#content/problem.ts';
import { find, proseOf, type Found } from '#content/written.ts';
import { escapeRegExp } from '#content/wording.ts';
import type { Check } from './check.ts';

const braces = ({ name }: Item) => `{${name}}`;
const choice = new Intl.ListFormat('en', { type: 'disjunction' });

/** Two items of one kind with the same key: a text with that key could mean either. */
function ambiguous(content: Content): Problem[] {
  return repeated(itemsOf(content), ({ name }) => name).flatMap(([first, ...others]) =>
    others.map((item) => {
      const { kind, key, entry, path } = item;
      const isSameFile = entry === first.entry;
      const files = isSameFile ? `both in ${entry.file}` : `in ${first.entry.file} and in ${entry.file}`;
      return {
        place: placeOf(entry, [...path, 'key']),
        rule: 'ambiguous-key',
        message: `Two ${kind}s have the key "${key}", ${files}. ${braces(item)} in a text could mean either.`,
        fix: `write another key →  key: ${key}-${isSameFile ? others.indexOf(item) + 2 : entry.slug}`,
        also: [placeOf(first.entry, [...first.path, 'key'])],
      };
    }),
  );
}

const number = String.raw`(?<!\d[.,]?)\d+(?:[.,]\d+)*`;
/** An amount of money: the sign of the company's currency, or any of the `others`, and a number, in either order. */
const amountOf = (sign: string, others = '') => {
  const currency = String.raw`(?:(?<!\p{L})${escapeRegExp(sign)}(?!\p{L})${others})`;
  return new RegExp(String.raw`${currency}[ \u00A0]?${number}|${number}[ \u00A0]?${currency}(?![ \u00A0]?\d)`, 'gu');
};

/** The sign of the company's currency; the sign of no currency if data/site.yaml has problems. */
const signOf = (content: Content) => content.all('site')[0]?.data.currency ?? '¤';

const anySign = String.raw`|\p{Sc}`;

/** A pattern for the amounts of money in texts. */
export const amountsIn = (content: Content) => amountOf(signOf(content), anySign);

interface Price {
  entry: Entry<Service>;
  path: Path;
  value: string;
}

const pricesOf = (content: Content): Price[] =>
  content.all('service').flatMap((entry) =>
    (entry.data.prices ?? []).map(({ value }, index) => ({
      entry,
      path: ['prices', index, 'value'],
      value,
    })),
  );

/** Prices in another currency than that of the company. */
function otherCurrencies(all: readonly Price[], sign: string): Problem[] {
  const isOther = ({ value }: Price) => {
    const rest = value.replaceAll(amountOf(sign), '');
    return rest === value ? /\d/.test(value) : /\p{Sc}/u.test(rest);
  };
  return all.filter(isOther).map(({ entry, path, value }) => ({
    place: placeOf(entry, path),
    rule: 'other-currency',
    message: `${value} is not in ${sign}, which is the currency of the company in data/site.yaml.`,
    fix: `write →  value: "${sign}${/\p{L}$/u.test(sign) ? ' ' : ''}${new RegExp(number).exec(value)![0]}"`,
  }));
}

/** Prices of nothing, and prices with a separator where the language of the site has none. */
function wrongAmounts(content: Content, all: readonly Price[]): Problem[] {
  const [site] = content.all('site');
  const parts = new Intl.NumberFormat(site?.data.language ?? 'en').formatToParts(0.5);
  const decimal = parts.find(({ type }) => type === 'decimal')!.value;
  const sign = signOf(content);
  const right = new RegExp(String.raw`^\d{1,3}(?:[^\d${decimal}]?\d{3})*(?:[${decimal}]\d\d)?$`);
  return all.flatMap(({ entry, path, value }) => {
    const numbers = value.match(new RegExp(number, 'g')) ?? [''];
    const wrong = numbers.find((words) => Number(words.replace(',', '.')) === 0 || !right.test(words));
    if (!value.includes(sign) || wrong === undefined) return [];
    const meant = wrong.replace(/[.,](?=\d\d$)/, decimal);
    return {
      place: placeOf(entry, path),
      rule: 'wrong-amount',
      message: `${value} is not an amount of money that visitors can pay.`,
      fix: right.test(meant) && meant !== wrong ? `write →  value: ${value.replace(wrong, meant)}` : 'write the price.',
    };
  });
}

const withoutSpaces = (text: string) => text.replaceAll(/[ \u00A0]/g, '');

/** An amount in a text of an area, where the placeholders of prices do not work. */
const ofArea = ({ words, place }: Found): Problem => ({
  place: place(),
  rule: 'unknown-price',
  message: `${words} is a price. Prices belong on the pages of services.`,
  fix: 'remove the price.',
});

/** What to type instead of an amount. A text that begins with a brace must be in quotes. */
function replacement({ text, words, index, placeOfPart }: Found, placeholder: string): string {
  const { text: line, col, length } = placeOfPart(0, text.length);
  const isPlain = line.slice(col - 1, col - 1 + length) === text && !/["']/.test(line[col - 2] ?? '');
  if (index > 0 || !isPlain) return `write →  ${placeholder}`;
  const quoted = `"${placeholder}${text.slice(words.length).replaceAll('"', "'")}"`;
  return `use the placeholder, and put the text in quotes →  ${line.slice(0, col - 1)}${quoted}${line.slice(col - 1 + length)}`;
}

/** An amount that is a price of a service. Typed as a number, it would not change when the price changes. */
function typed(found: Found, same: readonly Item[]): Problem {
  const [first] = same;
  return {
    place: found.place(),
    rule: 'typed-price',
    message: `${found.words} is a price in ${first!.entry.file}. If you type it here, it stays old when the price changes.`,
    fix:
      same.length === 1
        ? replacement(found, braces(first!))
        : `write the one that you mean: ${choice.format(same.map(braces))}.`,
    form: `${found.words} is a price in ${first!.entry.file}. Typed here, it stays old when the price changes. Write instead: ${choice.format(same.map(braces))}`,
  };
}

function unknown(found: Found, prices: readonly Item[]): Problem {
  const known = prices.map((item) => `${item.words} as ${braces(item)}`).join(', ');
  const change = `in the file of the service: value: ${withoutSpaces(found.words)}`;
  return {
    place: found.place(),
    rule: 'unknown-price',
    message: `${found.words} is not the price of a service. ${known === '' ? 'No service has a price yet.' : `Texts show prices by their keys: ${known}.`}`,
    fix:
      known === ''
        ? `write the price ${change}`
        : `if you mean one of these prices, type its name in braces; if the price itself changed, change it ${change}. A fee that is not a price belongs to "promises:" in data/site.yaml, and its key in braces here.`,
  };
}

/** Whether a text is the place where a price is written, or a fee, which is a promise. */
const isPrice = ({ kind }: Entry, path: Path | undefined) =>
  (kind === 'service' && path?.[0] === 'prices' && path.at(-1) === 'value') ||
  (kind === 'site' && path?.[0] === 'promises');

/** The amounts in the texts of an entry, except its own prices. */
const amountsOf = memoize((entry: Entry, sign: string): Found[] => {
  const pattern = amountOf(sign, anySign);
  return proseOf(entry).flatMap((text) => (isPrice(entry, text.path) ? [] : find(text, pattern)));
});

/** The amounts in texts, except in reviews, which are a customer's own words. */
function amounts(content: Content): Problem[] {
  const prices = itemsOf(content).filter(({ kind }) => kind === 'price');
  const isKnown = areFactsKnown(content);
  const pattern = amountsIn(content);
  const sayingSame = ({ words }: Found) =>
    prices.filter((item) =>
      (item.words.match(pattern) ?? []).some((own) => withoutSpaces(own) === withoutSpaces(words)),
    );
  function problemsOf(found: Found): Problem[] {
    const same = sayingSame(found);
    if (same.length > 0) return [typed(found, same)];
    return isKnown ? [unknown(found, prices)] : [];
  }
  return content.entries().flatMap((entry) => {
    if (entry.kind === 'testimonials') return [];
    return amountsOf(entry, signOf(content)).flatMap((found) =>
      entry.kind === 'neighbourhood' ? [ofArea(found)] : problemsOf(found),
    );
  });
}

/** A price is written once, in its service, as money of the company's currency; texts refer to it by its key. */
export const prices: Check = (content) => {
  const all = pricesOf(content);
  return [
    ...ambiguous(content),
    ...amounts(content),
    ...content.all('site').flatMap(({ data }) => otherCurrencies(all, data.currency)),
    ...wrongAmounts(content, all),
  ];
};
