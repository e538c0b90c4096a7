import type { Groups, Neighbourhood } from '#generated/entries.ts';
import type { Content, Entry } from '#content/content.ts';
import { groupBy } from '#content/group.ts';
import { memoize } from '#content/memoize.ts';
import { nearestOf } from '#content/places/nearest.ts';
import { plain } from '#content/text/typeset.ts';
import type { Row, TableName } from '#content/tables/definitions.ts';
import { areasByGroup } from '#content/order.ts';
import { together, type FinderIndex, type Located, type Nearby, type Reading, type Sector } from './places.ts';

export const rowsOf = (content: Content, name: TableName): readonly Row[] => content.tables?.get(name)?.rows ?? [];

/** The names of a row of places, and those of the places of a postal sector. */
export const placeNames = ({ cells }: Row) => [cells['name']!, ...cells['also']!.split(';')].filter(Boolean);
export const namesInSector = ({ cells }: Row) => cells['places']!.split(/\s*,\s*/);

/** Names are compared without capitals, and with the apostrophe of a keyboard. */
export const keyOf = (name: string) => plain(name).toLowerCase().replaceAll('’', "'");

/** Whether a postal sector has only digits. One with letters, such as M5V, is found as the name of a place. */
const hasDigits = ({ cells }: Row) => /^\d+$/.test(cells['sector']!);

/**
 * A function that gives the areas near a place: those within the distance that counts as near, or else the nearest. An
 * area whose file names the place comes there, however far away it is, and is its stop if it is near.
 */
function nearIn(content: Content): (row: Row, naming: readonly string[]) => readonly Nearby[] {
  const nearest = nearestOf(content.all('neighbourhood'), 9);
  const { within } = content.single('page-locations').data.postcode;
  return ({ cells: { lat, lon } }, naming) => {
    const found = nearest({ slug: '', data: { latitude: Number(lat), longitude: Number(lon) } });
    const all = found.map(({ slug, distance }): Nearby => [`/${slug}`, distance]);
    const close = all.filter(([, kilometres]) => kilometres <= within);
    const named = naming.map((path): Nearby => [path, close.some(([other]) => other === path) ? 0 : within]);
    const others = close.filter(([path]) => !naming.includes(path)).slice(0, 3);
    const near = [...named, ...others].toSorted(([, one], [, other]) => one - other);
    return near.length > 0 ? near : all.slice(0, 1);
  };
}

/** Postcodes in ascending order, delta-encoded, which takes half the bytes. */
function deltaEncode(postcodes: readonly string[]): string {
  const numbers = postcodes.map(Number).toSorted((one, other) => one - other);
  return numbers.map((number, place) => number - (numbers[place - 1] ?? 0)).join(' ');
}

function postcodesOf(content: Content): FinderIndex['postcodes'] {
  const areas = [...(content.tables?.get('postcodes-nearest')?.bySlug ?? [])];
  return Object.fromEntries(
    areas.map(([slug, rows]) => [`/${slug}`, deltaEncode(rows.map(({ cells }) => cells['postcode']!))]),
  );
}

type Area = Entry<Neighbourhood>;

/** Everything in an area that has a name, except the area, and its line. */
const namesIn = ({ data }: Area, { line }: Pick<Groups[number], 'line'>) => [
  ...[data.officialName, line].filter((name) => name !== undefined),
  ...data.coverage.names,
  ...data.codes,
  ...(data.streets?.list.map(({ name }) => name) ?? []),
  ...(data.newFlats?.streets.flatMap(({ name, project = name }) => [name, project]) ?? []),
];

type Places = ReadonlyMap<string, Located>;

/** The places of a postal sector that are known. */
const placesIn = (row: Row, places: Places): readonly Located[] =>
  namesInSector(row).flatMap((name) => places.get(keyOf(name)) ?? []);

/**
 * Every place by each of its names. It has one answer: that of the area with one of its names, or else of its position.
 * Without a position, it is where the areas that name it are.
 */
export const placesOf = memoize((content: Content): Places => {
  const near = nearIn(content);
  const places = new Map<string, Located>();
  function addPlace(name: string, nearby: readonly Nearby[]): void {
    if (!places.has(keyOf(name))) places.set(keyOf(name), { name, near: nearby });
  }
  const named = areasByGroup(content).flatMap(({ group, areas }) =>
    areas.flatMap((area) => namesIn(area, group).map((name) => ({ name, path: `/${area.slug}` }))),
  );
  const inside = groupBy(named, ({ name }) => keyOf(name));
  const pathsOf = (key: string) => [...new Set(inside.get(key)?.map(({ path }) => path))];

  for (const { slug, data } of content.all('neighbourhood')) addPlace(data.name, [[`/${slug}`, 0]]);
  for (const row of rowsOf(content, 'places')) {
    const keys = placeNames(row).map(keyOf);
    const area = keys.map((key) => places.get(key)).find(Boolean);
    const nearby = area?.near ?? near(row, [...new Set(keys.flatMap(pathsOf))]);
    for (const name of placeNames(row)) addPlace(name, nearby);
  }
  for (const [key, [first]] of inside)
    addPlace(
      first!.name,
      pathsOf(key).map((path) => [path, 0]),
    );
  for (const row of rowsOf(content, 'postal-sectors').filter((sector) => !hasDigits(sector)))
    addPlace(row.cells['sector']!, together(placesIn(row, places)));
  return places;
});

/** What the finder knows. Without postal sectors, it knows names. */
export function finderIndex(content: Content): FinderIndex {
  const known = placesOf(content);
  const places = groupBy(known.values(), ({ near }) => JSON.stringify(near));
  const sectors = rowsOf(content, 'postal-sectors').filter(hasDigits);
  const joined = (found: readonly Located[]) => found.map(({ name }) => name).join(';');
  return plain({
    postcodes: postcodesOf(content),
    sectors: Object.fromEntries(sectors.map((row) => [row.cells['sector']!, joined(placesIn(row, known))])),
    places: [...places.values()].map((found) => [joined(found), found[0]!.near] as const),
  });
}

/** The first digits of all postcodes, for the list that needs no script, and the area near them or near a part of them. */
export function sectorsOf(content: Content): Sector[] {
  const { within } = content.single('page-locations').data.postcode;
  return rowsOf(content, 'postal-sectors').map((row) => {
    const [[path, kilometres] = ['', Infinity]] = together(placesIn(row, placesOf(content)));
    return { digits: row.cells['sector']!, ...(kilometres <= within && { path }) };
  });
}

/** How the finder reads what is typed. A postcode has as many digits as the company's own. */
export const readingOf = (content: Content): Reading => {
  const { within, usually, abbreviations } = content.single('page-locations').data.postcode;
  return {
    digits: content.single('site').data.address.postcode.replaceAll(/\D/g, '').length,
    within,
    usually,
    short: Object.fromEntries(abbreviations.map(({ short, word }) => [short, word])),
  };
};
