import type { Content } from '#content/content.ts';
import { placeholdersIn } from '#content/fill.ts';
import { repeated } from '#content/group.ts';
import { partOf } from '#content/kinds.ts';
import { placeOf } from '#content/place.ts';
import type { Problem } from '#content/problem.ts';
import { escapeRegExp } from '#content/text/wording.ts';
import { headsOf, type HeadSource } from '#pages/routes.ts';
import type { Check } from '../check.ts';

const parts = ['title', 'description'] as const;
type Part = (typeof parts)[number];

const placeOfPart = (head: HeadSource, part: Part) =>
  placeOf(head.entry, part === 'title' ? head.titlePath : head.descriptionPath);

/** Longer texts than search results show. Titles are counted without the brand at their end. */
function tooLong(heads: readonly HeadSource[], part: Part, content: Content): Problem[] {
  const [site] = content.all('site');
  const brand = site?.data.brand ?? '';
  // All pages have the same two fields. A form shows this limit too.
  const limit = partOf('page-home').properties![part]!['x-count']!;
  const suffix = new RegExp(String.raw` [-–—|·:] ${escapeRegExp(brand)}$`, 'u');
  let isBrandTold = false;
  return heads.flatMap((head) => {
    const text = part === 'title' ? head.title.replace(suffix, '') : head.description;
    const over = text.length - limit;
    if (over <= 0) return [];
    const isOfBrand = text.includes(brand) && over < brand.length;
    // What has room without the brand is one problem, of the brand.
    if (isOfBrand && isBrandTold) return [];
    isBrandTold ||= isOfBrand;
    return {
      place: isOfBrand && site ? placeOf(site, ['brand']) : placeOfPart(head, part),
      rule: 'too-long',
      message: `The ${part} of this page has ${text.length} characters; search results cut it off, so the limit is ${limit}. It reads: "${text}"`,
      fix: `remove at least ${over} character${over === 1 ? '' : 's'}.`,
    };
  });
}

/** An area's own part of its description must differ; the words around it have its name, and always do. */
function duplicates(heads: readonly HeadSource[], part: Part, content: Content): Problem[] {
  const own = new Map<unknown, string>(content.all('neighbourhood').map(({ file, data }) => [file, data.description]));
  const textIn = (head: HeadSource) => (part === 'title' ? head.title : (own.get(head.entry.file) ?? head.description));
  return repeated(heads, textIn).flatMap((same) => {
    const [first, ...others] = same;
    // Titles of areas are equal only if the names are, or if the template has no {area}: both are reported by themselves.
    if (part === 'title' && same.every(({ entry }) => entry.kind === 'neighbourhood')) return [];
    return {
      place: placeOfPart(first, part),
      rule: 'duplicate-text',
      message: `${same.length} pages have the ${part} "${textIn(first)}". Search engines and screen-reader users could not tell them apart.`,
      fix: `give each page a ${part} that is true only of it.`,
      also: others.map((head) => placeOfPart(head, part)),
    };
  });
}

/** The template of the area pages must contain {area}, or all of them would have the same title. */
function withoutArea(content: Content, part: Part): Problem[] {
  return content
    .all('page-neighbourhood')
    .filter(({ data }) => !placeholdersIn(data[part]).includes('area'))
    .map((entry) => ({
      place: placeOf(entry, [part]),
      rule: 'missing-placeholder',
      message: `The ${part} of every area page is made from this text; without {area} they would all be the same.`,
      fix: 'write {area} where the name of the area belongs.',
    }));
}

/** Titles and descriptions are unique, and short enough to be shown whole. */
export const titlesAndDescriptions: Check = (content) => {
  const heads = headsOf(content);
  return parts.flatMap((part) => [
    ...tooLong(heads, part, content),
    ...duplicates(heads, part, content),
    ...withoutArea(content, part),
  ]);
};
