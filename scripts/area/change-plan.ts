import { plannedRoutes, reservedNames } from '#pages/routes.ts';
import { linksOf } from '#checks/links.ts';
import { listReferences, namesOf } from '#checks/references.ts';
import type { Content, Entry } from '#content/content.ts';
import { slugOf } from '#content/find.ts';
import { groupBy } from '#content/group.ts';
import { imageOf } from '#content/images.ts';
import { partOf, type Kinds } from '#content/kinds.ts';
import { nearestOf } from '#content/nearest.ts';
import { picturesFolder } from '#content/pictures.ts';
import { placeOf } from '#content/place.ts';
import { count, type Place } from '#content/problem.ts';
import { didYouMean, escapeRegExp, fieldLabel } from '#content/wording.ts';
import { proseOf } from '#content/written.ts';
import { edited, editsBetween, type Edit } from '#content/yaml-edit.ts';
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

/** The file of an area and its pictures, unless another page shows them too. */
function ownFiles(content: Content, area: Area, change: AreaChange): TextFile[] {
  const { file, slug, source, data } = area;
  const { picture } = data.scene;
  const others = content.entries().filter((each) => each !== area);
  const shared = others.flatMap((each) => [imageOf(each)?.name, (each.data as Partial<typeof data>).scene?.picture]);
  const own = (name = '') => (shared.includes(name) ? undefined : content.pictures.get(name));
  const drawing = own(picture);
  const all = [area, drawing ?? area, own(imageOf(area)?.name) ?? area];
  if (change.type === 'delete') return all.map((each) => ({ file: each.file, text: '' }));
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

/** Which sentences still name an area, as an editor finds them: "1 sentence still names Bedok: Locations page › Hint." */
function mentionsOf(content: Content, { file, data: { name } }: Area, { type }: AreaChange): string {
  const named = new RegExp(String.raw`(?<![\p{L}\p{N}])${escapeRegExp(name)}(?![\p{L}\p{N}])`, 'u');
  const nameOf = namesOf(content);
  const places = content.entries().flatMap((entry) => {
    if (type === 'delete' && entry.file === file) return [];
    return proseOf(entry).flatMap(({ text, path = ['text'] }) => {
      return named.test(text) ? [fieldLabel(nameOf(entry), partOf(entry.kind), path)] : [];
    });
  });
  if (places.length === 0) return `No sentence names ${name}.`;
  const verb = places.length === 1 ? 'names' : 'name';
  return `${count(places.length, 'sentence')} still ${verb} ${name}: ${[...new Set(places)].join('; ')}.`;
}

/** Why an area cannot have a new name, if it cannot. */
function refusalOf(content: Content, area: Area, name: string, next: string): string | undefined {
  if (next === '') return 'Write the new name.';
  if (next === area.slug) return name === area.data.name ? `The name is ${name} already.` : undefined;
  const owner = plannedRoutes(content).find(({ path }) => path === `/${next}`)?.file;
  const isOfSite = reservedNames.includes(next) || content.single('site').data.backend.pages === `/${next}`;
  if (owner === undefined && !isOfSite) return undefined;
  return `${owner ?? 'The site itself'} has the address /${next} already. Choose another name.`;
}

interface AreaPlan {
  files: TextFile[];
  /** The page to which the old address leads. */
  to: string;
  /** What the change does, for a button, and what it has done: "Delete Bedok", "Bedok is deleted". */
  action: string;
  done: string;
  /** Which sentences name it: they stay as they are. */
  mentions: string;
}

/**
 * What changes if an area is renamed or deleted: the files, those with a text first, which are its own file and drawing, what
 * refers to it, and a redirect from its address. If its file was renamed by hand, `name` may be the new name of the file.
 */
export function planChange(
  content: Content,
  textOf: (file: string) => string,
  slug: string,
  change: AreaChange,
): AreaPlan | { refusal: string } {
  const areas = content.all('neighbourhood');
  const next = change.type === 'rename' ? slugOf(`${change.name}.yaml`) : undefined;
  const area = areas.find((each) => each.slug === slug) ?? areas.find((each) => each.slug === next);
  if (area === undefined)
    return { refusal: `There is no area "${slug}".${didYouMean(slug, content.slugs('neighbourhood'))}` };
  const refusal =
    change.type === 'rename' && area.slug === slug ? refusalOf(content, area, change.name.trim(), next!) : undefined;
  if (refusal !== undefined) return { refusal };
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
  ];
  // A later text of a file replaces an earlier one.
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const planned = [...texts].map(([file, text]) => ({ file, text }));
  const { name } = area.data;
  return {
    files: planned.toSorted((one, other) => Number(one.text === '') - Number(other.text === '')),
    to,
    ...(change.type === 'delete'
      ? { action: `Delete ${name}`, done: `${name} is deleted` }
      : { action: `Rename ${name} to ${change.name}`, done: `${name} is now ${change.name}` }),
    mentions: mentionsOf(content, area, change),
  };
}
