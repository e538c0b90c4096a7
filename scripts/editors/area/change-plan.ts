import { linksOf } from '../../checks/links.ts';
import { listReferences } from '../../checks/references.ts';
import type { Content, Entry } from '../../content/content.ts';
import { slugOf } from '../../content/find.ts';
import { groupBy } from '../../content/group.ts';
import type { Kinds } from '../../content/kinds.ts';
import { nearestOf } from '../../content/nearest.ts';
import { picturesFolder } from '../../content/pictures.ts';
import { placeOf } from '../../content/place.ts';
import type { Place } from '../../content/problem.ts';
import { didYouMean } from '../../content/wording.ts';
import { edited, editsBetween, type Edit } from '../../content/yaml-edit.ts';
import { areaFile, type TextFile } from './new-plan.ts';

export type AreaChange = { type: 'rename'; name: string } | { type: 'delete' };

type Area = Entry<Kinds['neighbourhood']>;
type Redirects = Entry<Kinds['redirects']>;

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
function redirected({ file, source, data }: Redirects, from: string, to: string): TextFile {
  const kept = data.filter((each) => each.from !== from && each.from !== to);
  const next = [...kept.map((each) => (each.to === from ? { ...each, to } : each)), { from, to }];
  return { file, text: edited(file, source, editsBetween(data, next)) };
}

/** The file of an area and its drawing, unless another area shows the drawing too. */
function ownFiles(content: Content, area: Area, change: AreaChange): TextFile[] {
  const { file, slug, source, data } = area;
  const { picture = '' } = data.scene;
  const isShared = content.all('neighbourhood').some((other) => other !== area && other.data.scene.picture === picture);
  const drawing = isShared ? undefined : content.pictures.get(picture);
  if (change.type === 'delete') return [file, drawing?.file ?? file].map((each) => ({ file: each, text: '' }));
  const next = slugOf(`${change.name}.yaml`);
  const isDrawn = drawing !== undefined && picture === slug && !content.pictures.has(next);
  const edits: Edit[] = [
    { path: ['name'], value: change.name },
    ...(isDrawn ? [{ path: ['scene', 'picture'], value: next }] : []),
  ];
  return [
    { file, text: '' },
    { file: areaFile(next), text: edited(file, source, edits) },
    ...(isDrawn
      ? [
          { file: drawing.file, text: '' },
          { file: `${picturesFolder}/${next}.svg`, text: drawing.source },
        ]
      : []),
  ];
}

/** The digits of postal codes without an area. Digits that have no other area are removed. */
function sectorsWithout(content: Content, slug: string): TextFile[] {
  return content.all('postal-sectors').map(({ file, source, data }) => {
    const edits = data.flatMap(({ nearest }, index): Edit[] => {
      const at = nearest.findIndex(({ area }) => area === slug);
      if (at < 0) return [];
      return [{ path: nearest.length === 1 ? [index] : [index, 'nearest', at], value: undefined }];
    });
    return { file, text: edited(file, source, edits.toReversed()) };
  });
}

/**
 * The places that name an area: rows of tables, which go with a deleted area, and what gets the name of another area
 * (`instead`) or a link to another page.
 */
function spotsOf(content: Content, slug: string, next: string | undefined, instead: string, page: string): Spot[] {
  const rows = [...(content.tables?.values() ?? [])].flatMap(({ bySlug }) => bySlug.get(slug) ?? []);
  return [
    ...rows.map(({ place }) => {
      const col = `,${place.text},`.indexOf(`,${slug},`) + 1;
      return { ...place, col, length: slug.length, words: next };
    }),
    ...listReferences(content)
      .filter(({ home }) => home === areaFile(slug))
      .map(({ entry, path }) => ({ ...placeOf(entry, path), words: instead })),
    ...linksOf(content)
      .filter(({ link }) => link.replace(/#.*/, '') === `/${slug}`)
      .map(({ link, place }) => ({ ...place(), words: link.replace(/^[^#]*/, page) })),
  ];
}

/**
 * The files that change if an area is renamed or deleted, those with a text first: its own file and drawing, what refers
 * to it, and a redirect from its address to the page `to`. If its file was renamed by hand, `name` may be the new name of the file.
 */
export function planChange(
  content: Content,
  textOf: (file: string) => string,
  slug: string,
  change: AreaChange,
): { files: TextFile[]; to: string } | { refusal: string } {
  const areas = content.all('neighbourhood');
  const slugs = areas.map((area) => area.slug);
  const next = change.type === 'rename' ? slugOf(`${change.name}.yaml`) : undefined;
  const area = areas.find((each) => each.slug === slug) ?? areas.find((each) => each.slug === next);
  if (area === undefined) return { refusal: `There is no area "${slug}".${didYouMean(slug, slugs)}` };
  if (next === '') return { refusal: 'Write the new name.' };
  if (next !== undefined && next !== area.slug && slugs.includes(next))
    return { refusal: `${areaFile(next)} exists already. Choose another name.` };
  const others = nearestOf(areas, areas.length)(area).map((near) => near.slug);
  const featured = content.all('page-home').flatMap(({ data }) => data.areas.featured);
  const [nearest = ''] = others;
  const instead = next ?? others.find((other) => !featured.includes(other)) ?? nearest;
  const to = `/${next ?? nearest}`;
  const spots = slug === next ? [] : spotsOf(content, slug, next, instead, to);
  const files = [
    ...(area.slug === slug ? ownFiles(content, area, change) : []),
    ...(slug === next ? [] : content.all('redirects').map((each) => redirected(each, `/${slug}`, to))),
    ...[...groupBy(spots, ({ file }) => file)].map(([file, own]) => ({ file, text: replaced(textOf(file), own) })),
    ...(next === undefined ? sectorsWithout(content, slug) : []),
  ];
  // A later text of a file replaces an earlier one.
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const planned = [...texts].map(([file, text]) => ({ file, text }));
  return { files: planned.toSorted((one, other) => Number(one.text === '') - Number(other.text === '')), to };
}
