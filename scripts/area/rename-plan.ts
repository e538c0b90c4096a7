import { linksOf } from '#checks/links.ts';
import { listReferences } from '#checks/references.ts';
import type { Content, Entry } from '#content/content.ts';
import { slugOf } from '#content/find.ts';
import { groupBy } from '#content/group.ts';
import type { Kinds } from '#content/kinds.ts';
import { placeOf } from '#content/place.ts';
import type { Place } from '#content/problem.ts';
import { didYouMean } from '#content/wording.ts';
import { edited, editsBetween } from '#content/yaml-edit.ts';
import { areaFile, type TextFile } from './new-plan.ts';

/** A place that names an area. Without words to write instead, its line is removed. */
interface Spot extends Place {
  words: string | undefined;
}

/** A text with other words at these places. */
function replaced(text: string, spots: readonly Spot[]): string {
  const lines: (string | undefined)[] = text.split('\n');
  for (const { line, col, length, words } of spots.toSorted((one, other) => other.col - one.col)) {
    const now = lines[line - 1];
    lines[line - 1] = words === undefined ? words : now?.slice(0, col - 1) + words + now?.slice(col - 1 + length);
  }
  return lines.filter((line) => line !== undefined).join('\n');
}

/** The redirects with one more, from an address that has no page any more. None leads to it, or from a page. */
function redirected({ file, source, data }: Entry<Kinds['redirects']>, from: string, to: string): TextFile {
  const kept = data.filter((each) => each.from !== from && each.from !== to);
  const next = [...kept.map((each) => (each.to === from ? { ...each, to } : each)), { from, to }];
  return { file, text: edited(file, source, editsBetween(data, next)) };
}

/**
 * What names an area, without it: rows of tables get its new slug, and without one go; references name the area `instead`; links
 * and a redirect lead to the page of the area `to`.
 */
export function withoutArea(
  content: Content,
  textOf: (file: string) => string,
  slug: string,
  { row, instead, to }: { row?: string; instead: string; to: string },
): TextFile[] {
  const rows = [...(content.tables?.values() ?? [])].flatMap(({ bySlug }) => bySlug.get(slug) ?? []);
  const spots: Spot[] = [
    ...rows.map(({ place }) => {
      const col = `,${place.text},`.indexOf(`,${slug},`) + 1;
      return { ...place, col, length: slug.length, words: row };
    }),
    ...listReferences(content)
      .filter(({ home }) => home === areaFile(slug))
      .map(({ entry, path }) => ({ ...placeOf(entry, path), words: instead })),
    ...linksOf(content)
      .filter(({ link }) => link.replace(/#.*/, '') === `/${slug}`)
      .map(({ link, place }) => ({ ...place(), words: link.replace(/^[^#]*/, `/${to}`) })),
  ];
  return [
    ...[...groupBy(spots, ({ file }) => file)].map(([file, own]) => ({ file, text: replaced(textOf(file), own) })),
    ...content.all('redirects').map((each) => redirected(each, `/${slug}`, `/${to}`)),
  ];
}

export interface AreaPlan {
  files: TextFile[];
  /** The page to which the old address leads. */
  to: string;
}

/**
 * What changes if an area is renamed: its file, what refers to it, and a redirect from its address. If its file was renamed by
 * hand, `name` may be the new name of the file.
 */
export function planRename(
  content: Content,
  textOf: (file: string) => string,
  slug: string,
  name: string,
): AreaPlan | { refusal: string } {
  const next = slugOf(`${name}.yaml`);
  const slugs = content.slugs('neighbourhood');
  const area = content.all('neighbourhood').find((each) => each.slug === (slugs.includes(slug) ? slug : next));
  if (area === undefined) return { refusal: `There is no area "${slug}".${didYouMean(slug, slugs)}` };
  if (next === '') return { refusal: 'Write the new name.' };
  if (next !== area.slug && slugs.includes(next))
    return { refusal: `${areaFile(next)} exists already. Choose another name.` };
  const renamed = edited(area.file, area.source, [{ path: ['name'], value: name }]);
  const others = slug === next ? [] : withoutArea(content, textOf, slug, { row: next, instead: next, to: next });
  const own = area.slug === slug ? [{ file: areaFile(next), text: renamed }] : [];
  return {
    files: [
      ...others.filter(({ file }) => file !== area.file),
      ...own,
      ...(own.length > 0 && next !== slug ? [{ file: area.file, text: '' }] : []),
    ],
    to: `/${next}`,
  };
}
