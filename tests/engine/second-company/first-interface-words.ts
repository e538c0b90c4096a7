import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { parse } from 'yaml';
import { textsIn } from '../../../src/content/texts.ts';
import { dataOf, type Company } from '../../support/sites.ts';

const wordsOf = (company: Company) =>
  textsIn(parse(readFileSync(join(dataOf(company), 'interface.yaml'), 'utf8')) as unknown);

const own = new Map(wordsOf('second').map(({ text, path }) => [path.join('.'), text]));
/**
 * The first company's texts that the second company words differently. Texts such as "{opens} to {closes}" are left
 * out: they have too few letters to be recognised.
 */
const others = wordsOf('first')
  .filter(({ text, path }) => own.get(path.join('.')) !== text && /\p{L}{4}/u.test(text.replaceAll(/\{\w+\}/g, '')))
  .map(({ text }) => text);

const labels = ['aria-label', 'title', 'alt', 'placeholder', 'data-tip', 'content'];
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The texts of a page: the own text of each element, without the elements inside it, and its labels. */
function saidOn($: CheerioAPI): string[] {
  return $('*:not(style, script)')
    .toArray()
    .flatMap((element) => {
      const inside = $(element).contents().toArray();
      const text = inside.flatMap((node) => (node.type === 'text' ? [node.data] : [])).join('');
      return [text, ...labels.map((name) => $(element).attr(name) ?? '')];
    })
    .concat(
      $('script[type$="json"]')
        .text()
        .match(/(?<="name":")[^"]*/g) ?? [],
    )
    .map(plain)
    .filter((text) => text !== '');
}

/** Matches a text with any values in the place of its placeholders. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.+')}$`);
}

const patterns = others.map(patternOf);

/** Whether both companies have the same list of texts, and enough of the texts differ. */
export const areComparable =
  others.length > 50 &&
  [...own.keys()].join() ===
    wordsOf('first')
      .map(({ path }) => path.join('.'))
      .join();

/** The texts of a page in words that only the first company's interface may use. */
export function firstInterfaceWordsOn($: CheerioAPI): string[] {
  return saidOn($).filter((text) => patterns.some((pattern) => pattern.test(text)));
}
