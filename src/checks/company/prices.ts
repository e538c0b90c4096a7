import type { Content } from '#content/content.ts';
import { itemsOf } from '#content/text/facts.ts';
import { repeated } from '#content/group.ts';
import { placeOf } from '#content/place.ts';
import type { Problem } from '#content/problem.ts';
import { escapeRegExp } from '#content/text/wording.ts';
import type { Check } from '../check.ts';

/** Two items of one kind with the same key: a text with that key could mean either. */
function ambiguous(content: Content): Problem[] {
  return repeated(itemsOf(content), ({ name }) => name).flatMap(([first, ...others]) =>
    others.map(({ kind, key, name, entry, path }, index) => {
      const isSameFile = entry === first.entry;
      const files = isSameFile ? `both in ${entry.file}` : `in ${first.entry.file} and in ${entry.file}`;
      return {
        place: placeOf(entry, [...path, 'key']),
        rule: 'ambiguous-key',
        message: `Two ${kind}s have the key "${key}", ${files}. {${name}} in a text could mean either.`,
        fix: `write another key →  key: ${key}-${isSameFile ? index + 2 : entry.slug}`,
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

/** A pattern for the amounts of money in texts, in any currency. */
export const amountsIn = (content: Content) => amountOf(content.single('site').data.currency, String.raw`|\p{Sc}`);

/** Prices in another currency, prices of nothing, and separators that the language of the site does not have. */
function wrongAmounts(content: Content): Problem[] {
  const [site] = content.all('site');
  if (site === undefined) return [];
  const { currency: sign, language } = site.data;
  const format = new Intl.NumberFormat(language);
  const decimal = format.formatToParts(0.5).find(({ type }) => type === 'decimal')!.value;
  const right = new RegExp(String.raw`^\d{1,3}(?:[^\d${decimal}]?\d{3})*(?:[${decimal}]\d\d)?$`);
  function isWrong(value: string): boolean {
    const rest = value.replaceAll(amountOf(sign), '');
    const isOther = rest === value ? /\d/.test(value) || value.trim() === sign : /\p{Sc}/u.test(rest);
    const numbers = value.match(new RegExp(number, 'g')) ?? [];
    return isOther || numbers.some((words) => Number(words.replace(',', '.')) === 0 || !right.test(words));
  }
  return content.all('service').flatMap((entry) =>
    (entry.data.prices ?? []).flatMap(({ value }, index) => {
      if (!isWrong(value)) return [];
      return {
        place: placeOf(entry, ['prices', index, 'value']),
        rule: 'wrong-amount',
        message: `${value} is not an amount of money in ${sign}, which is the currency in data/site.yaml.`,
        fix: `write the price as in this example: "${sign}${/\p{L}$/u.test(sign) ? ' ' : ''}${format.format(1200)}"`,
      };
    }),
  );
}

/** A price is an amount of money in the company's currency; the key of a price, a duration or a promise is its own. */
export const prices: Check = (content) => [...ambiguous(content), ...wrongAmounts(content)];
