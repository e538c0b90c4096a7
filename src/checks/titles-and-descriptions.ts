import type { Content } from '#content/content.ts';
import { placeholdersIn } from '#content/fill.ts';
import { partOf } from '#content/kinds.ts';
import { headsOf, type HeadSource } from '#pages/routes.ts';
import { placeOf } from '#content/place.ts';
import type { Place, Problem } from '#content/problem.ts';
import { repeated } from '#content/group.ts';
import { escapeRegExp } from '#content/wording.ts';
import type { Check } from './check.ts';

/** The widths of Arial's characters from space to tilde, in thousandths of the font size. Search results use Arial. */
const widths =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 ' +
  '584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 ' +
  '278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 ' +
  '500 334 260 334 584';
const letters = new Map(widths.split(' ').map((width, index) => [String.fromCharCode(32 + index), Number(width)]));
/** For characters that are not in the table, such as é: the most common width. */
const usual = 556;

/** How wide a text is in a search result, in pixels. */
function resultWidth(text: string, size: number): number {
  return Math.round([...text].reduce((sum, letter) => sum + (letters.get(letter) ?? usual), 0) * (size / 1000));
}

/** The longest text that a search result shows uncut, in pixels at the given font size. */
const limits = {
  title: { pixels: 580, size: 20 },
  description: { pixels: 1_000, size: 14 },
} as const;
type Part = keyof typeof limits;
const parts = Object.keys(limits) as Part[];

/** The number of characters, which a form counts too. All pages have the same two fields. */
const charactersOf = (part: Part) => partOf('page-home').properties![part]!['x-count']!;

const placeOfPart = (head: HeadSource, part: Part): Place =>
  placeOf(head.entry, part === 'title' ? head.titlePath : head.descriptionPath);

/** How many characters of a text are too many, and why. */
function excessOf(text: string, part: Part): [over: number, says: string] {
  const { pixels, size } = limits[part];
  const characters = charactersOf(part);
  const width = resultWidth(text, size);
  const limit = `has ${text.length} characters; search results cut it off, so the limit is ${characters}`;
  if (text.length > characters) return [text.length - characters, limit];
  // If the text is too wide: the number of characters to remove, at their average width.
  const tooWide = Math.ceil((1 - pixels / width) * text.length);
  return [tooWide, `is ${width} pixels wide in search results, which cut it off at ${pixels}`];
}

function tooLong(head: HeadSource, part: Part, brand: string): Problem | [] {
  const suffix = new RegExp(String.raw` [-–—|·:] ${escapeRegExp(brand)}$`, 'u');
  const text = part === 'title' ? head.title.replace(suffix, '') : head.description;
  const [over, says] = excessOf(text, part);
  if (over <= 0) return [];
  const place = placeOfPart(head, part);
  const message = `The ${part} of this page ${says}. It reads: "${text}"`;
  const fix = `remove at least ${over} character${over === 1 ? '' : 's'}.`;
  const [without] = excessOf(text.replaceAll(brand, ''), part);
  return without > 0 ? { place, rule: 'too-long', message, fix } : { place, rule: 'long-brand', message, fix };
}

/** What only a long brand causes is one problem, of the brand. */
function ofBrand(content: Content, long: readonly Problem[]): Problem[] {
  const also = long.filter(({ rule }) => rule === 'long-brand').map(({ place }) => place);
  const own = long.filter(({ rule }) => rule !== 'long-brand');
  if (also.length === 0) return own;
  const place = placeOf(content.all('site')[0]!, ['brand']);
  const message = 'With this name, search results cut off titles or descriptions that contain it.';
  const fix = 'write a shorter name, or take {brand} out of these texts.';
  return [...own, { place, rule: 'long-brand', message, fix, also }];
}

function duplicates(heads: readonly HeadSource[], part: Part): Problem[] {
  return repeated(heads, (head) => head[part]).flatMap((same) => {
    const [first, ...others] = same;
    // All titles of areas come from one template. Two are equal only if the areas have the same name, or the template
    // has no {area}. Other checks report both.
    if (same.every(({ entry }) => entry.kind === 'neighbourhood')) return [];
    return {
      place: placeOfPart(first, part),
      rule: `duplicate-${part}`,
      message: `${same.length === 2 ? 'Two' : same.length} pages would have the ${part} "${first[part]}". Search engines and screen-reader users could not tell them apart.`,
      fix: `give each page a ${part} of its own.`,
      also: others.map((head) => placeOfPart(head, part)),
    };
  });
}

/** The template of the area pages must contain {area}, or all of them would have the same title. */
function withoutArea(content: Content): Problem[] {
  return content.all('page-neighbourhood').flatMap((entry) =>
    parts
      .filter((part) => !placeholdersIn(entry.data[part]).includes('area'))
      .map((part) => ({
        place: placeOf(entry, [part]),
        rule: 'missing-placeholder',
        message: `The ${part} of every area page is made from this text; without {area} they would all be the same.`,
        fix: 'write {area} where the name of the area belongs.',
      })),
  );
}

/** The description of an area must be true only of that area. */
const sharedFacts = (content: Content): Problem[] =>
  repeated(content.all('neighbourhood'), ({ data }) => data.description).map(([first, ...others]) => ({
    place: placeOf(first, ['description']),
    rule: 'duplicate-description',
    message: `${others.length === 1 ? 'Two' : others.length + 1} areas have this description. It must be true of only one area.`,
    fix: 'write a sentence for each area that is true only of this area.',
    also: others.map((entry) => placeOf(entry, ['description'])),
  }));

/** Titles, without the brand at their end, and descriptions are unique and short enough to be shown whole. */
export const titlesAndDescriptions: Check = (content) => {
  const all = headsOf(content);
  const brand = content.all('site')[0]?.data.brand ?? '';
  return [
    ...ofBrand(
      content,
      parts.flatMap((part) => all.flatMap((head) => tooLong(head, part, brand))),
    ),
    ...parts.flatMap((part) => duplicates(all, part)),
    ...withoutArea(content),
    ...sharedFacts(content),
  ];
};
