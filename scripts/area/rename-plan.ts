import { linksOf } from '#checks/links.ts';
import { listReferences } from '#checks/references.ts';
import type { Content, Entry } from '#content/content.ts';
import { slugOf } from '#content/find.ts';
import { groupBy } from '#content/group.ts';
import { folders, type Kinds } from '#content/kinds.ts';
import { placeOf } from '#content/place.ts';
import type { Place } from '#content/problem.ts';
import { didYouMean } from '#content/text/wording.ts';
import { edited, editsBetween } from '#content/yaml/yaml-edit.ts';
import { csvFile } from '#content/tables/definitions.ts';
import { keyOf, namesInSector, placeNames, rowsOf } from '#places/data.ts';
import { routesOf } from '#pages/routes.ts';
import type { TextFile } from '../codegen/write-files.ts';

/** A place that names an entry. Without words to write instead, its line is removed. */
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
  const led = kept.map((each) => (each.to === from ? { ...each, to } : each));
  const added = { path: [led.length], value: { from, to } };
  return { file, text: edited(file, source, [...editsBetween(data, kept), ...editsBetween(kept, led), added]) };
}

/** An area, a service or a list. */
type Named = Pick<Entry, 'kind' | 'slug'>;

const folderOf = ({ kind }: Named) => Object.entries(folders).find(([, folder]) => folder.kind === kind)!;

export const entryFile = (named: Named) => `${folderOf(named)[0]}/${named.slug}.yaml`;

/**
 * What names an entry, without it: rows of tables and references get the slug of the `next` entry, and without one go; if it has
 * a page, links and a redirect lead to the page at `to`.
 */
export function withoutEntry(
  content: Content,
  textOf: (file: string) => string,
  named: Named,
  { next, to }: { next?: string; to: string | undefined },
): TextFile[] {
  const { kind, slug } = named;
  const rows =
    kind === 'neighbourhood'
      ? [...(content.tables?.values() ?? [])].flatMap(({ bySlug }) => bySlug.get(slug) ?? [])
      : [];
  const links = to === undefined ? [] : linksOf(content).filter(({ link }) => link.replace(/#.*/, '') === `/${slug}`);
  const spots: Spot[] = [
    ...rows.map(({ place }) => {
      const col = `,${place.text},`.indexOf(`,${slug},`) + 1;
      return { ...place, col, length: slug.length, words: next };
    }),
    ...listReferences(content)
      .filter(({ home }) => home === entryFile(named))
      .map(({ entry, path }) => ({ ...placeOf(entry, path), words: next })),
    ...links.map(({ link, place }) => ({ ...place(), words: link.replace(/^[^#]*/, to!) })),
  ];
  return [
    ...[...groupBy(spots, ({ file }) => file)].map(([file, own]) => ({ file, text: replaced(textOf(file), own) })),
    ...content.all('redirects').flatMap((each) => (to === undefined ? [] : redirected(each, `/${slug}`, to))),
    ...(kind === 'neighbourhood' ? withPlace(content, textOf, named) : []),
  ];
}

/** The places of the finder with an area that a postal sector names: visitors still type its name and its postal codes. */
function withPlace(content: Content, textOf: (file: string) => string, { slug }: Named): TextFile[] {
  const [places, file] = [rowsOf(content, 'places').flatMap(placeNames), csvFile('places')];
  const sectors = rowsOf(content, 'postal-sectors').flatMap(namesInSector).map(keyOf);
  const isLost = (name: string) => sectors.includes(keyOf(name)) && !places.map(keyOf).includes(keyOf(name));
  const area = content.all('neighbourhood').find((each) => each.slug === slug && isLost(each.data.name));
  if (area === undefined) return [];
  const { name, latitude, longitude } = area.data;
  return [{ file, text: `${textOf(file).trimEnd()}\n${name},,${latitude},${longitude}\n` }];
}

export interface EntryPlan {
  files: TextFile[];
  /** The page to which the old address leads, if it had one. */
  to: string | undefined;
}

/**
 * What changes if an entry is renamed: its file, what refers to it, and a redirect from its address. If its file was renamed by
 * hand, `name` may be the new name of the file.
 */
export function planRename(
  content: Content,
  textOf: (file: string) => string,
  named: Named,
  name: string,
): EntryPlan | { refusal: string } {
  const { kind, slug } = named;
  const next = slugOf(`${name}.yaml`);
  const slugs = content.slugs(kind);
  const entry = content
    .entries()
    .find((each) => each.file === entryFile(slugs.includes(slug) ? named : { kind, slug: next }));
  const noun = folderOf(named)[1].noun.replace(/^an? /, '');
  if (entry === undefined) return { refusal: `There is no ${noun} "${slug}".${didYouMean(slug, slugs)}` };
  if (next === '') return { refusal: 'Write the new name.' };
  const file = entryFile({ kind, slug: next });
  if (next !== entry.slug && slugs.includes(next)) return { refusal: `${file} exists already. Choose another name.` };
  const to = routesOf(content).some((route) => route.file === entry.file) ? `/${next}` : undefined;
  const others = slug === next ? [] : withoutEntry(content, textOf, named, { next, to });
  const { text = entry.source } = others.find((other) => other.file === entry.file) ?? {};
  // A list has no name of its own.
  const renamed = 'name' in (entry.data as object) ? edited(file, text, [{ path: ['name'], value: name }]) : text;
  const own = entry.slug === slug ? [{ file, text: renamed }] : [];
  return {
    files: [
      ...others.filter((other) => other.file !== entry.file),
      ...own,
      ...(own.length > 0 && next !== slug ? [{ file: entry.file, text: '' }] : []),
    ],
    to,
  };
}
