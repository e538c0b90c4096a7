import type { Neighbourhood } from '#generated/entries.ts';
import type { Content, Entry } from '#content/content.ts';
import { groupBy } from '#content/group.ts';
import { nearestOf } from '#content/nearest.ts';
import { plain } from '#content/typeset.ts';
import type { Row, TableName } from '#content/tables/definitions.ts';
import type { FinderIndex, Nearby, Reading, Sector } from '#types/finder.ts';

const rowsOf = (content: Content, name: TableName): readonly Row[] => content.tables?.get(name)?.rows ?? [];

/** Whether a postal sector has only digits. One with letters, such as M5V, is found as the name of a place. */
const hasDigits = ({ cells }: Row) => /^\d+$/.test(cells['sector']!);

/** A function that gives the areas near a place: those within the distance that counts as near, or else the nearest. */
function nearIn(content: Content): (row: Row) => readonly Nearby[] {
  const nearest = nearestOf(content.all('neighbourhood'));
  const { within } = content.single('page-locations').data.postcode;
  return ({ cells: { lat, lon } }) => {
    const found = nearest({ slug: '', data: { latitude: Number(lat), longitude: Number(lon) } });
    const close = found.filter(({ distance }) => distance <= within);
    return (close.length > 0 ? close : found.slice(0, 1)).map(({ slug, distance }) => [`/${slug}`, distance]);
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

/** Everything in an area that has a name, except the area. */
const namesIn = ({ data }: Entry<Neighbourhood>) => [
  ...(data.officialName === undefined ? [] : [data.officialName]),
  ...data.coverage.names,
  ...(data.streets?.list.map(({ name }) => name) ?? []),
];

/** The names of places with the areas near them. What is in an area by its own file is nowhere else. */
function placesOf(content: Content): FinderIndex['places'] {
  const areas = content.all('neighbourhood');
  const names = new Set(areas.map(({ data }) => data.name));
  const inside = groupBy(
    areas.flatMap((area) => namesIn(area).map((name) => ({ name, path: `/${area.slug}` }))),
    ({ name }) => name,
  );
  const lines = groupBy(
    content.single('groups').data.flatMap(({ name, line }) => (line === undefined ? [] : [{ name, line }])),
    ({ line }) => line,
  );
  const near = nearIn(content);
  return [
    ...areas.map(({ slug, data }) => [data.name, [[`/${slug}`, 0]]] as const),
    ...[...inside]
      .filter(([name]) => !names.has(name))
      .map(([name, found]) => [name, found.map(({ path }) => [path, 0] as const)] as const),
    ...[...lines].map(
      ([line, groups]) =>
        [
          line,
          areas
            .filter(({ data }) => groups.some(({ name }) => name === data.group))
            .map(({ slug }) => [`/${slug}`, 0] as const),
        ] as const,
    ),
    ...rowsOf(content, 'places')
      .filter(({ cells }) => !names.has(cells['name']!) && !inside.has(cells['name']!))
      .map((row) => [[row.cells['name'], row.cells['also']].filter(Boolean).join(';'), near(row)] as const),
    ...rowsOf(content, 'postal-sectors')
      .filter((row) => !hasDigits(row))
      .map((row) => [row.cells['sector']!, near(row)] as const),
  ];
}

/** What the finder knows. Without postal sectors, it knows names. */
export function finderIndex(content: Content): FinderIndex {
  const areas = content.all('neighbourhood');
  const near = nearIn(content);
  return plain({
    postcodes: postcodesOf(content),
    sectors: Object.fromEntries(
      rowsOf(content, 'postal-sectors')
        .filter(hasDigits)
        .map((row) => {
          const [place = ''] = row.cells['places']!.split(',');
          return [row.cells['sector']!, { place, near: near(row) }];
        }),
    ),
    places: placesOf(content),
    codes: Object.fromEntries(areas.flatMap(({ slug, data }) => data.codes.map((code) => [code, `/${slug}`]))),
    texts: Object.fromEntries(
      areas.map(({ slug, data }) => [`/${slug}`, [data.description, data.paragraph].filter(Boolean).join(' ')]),
    ),
  });
}

/** The first digits of all postcodes, for the list that needs no script. */
export function sectorsOf(content: Content): Sector[] {
  const { within } = content.single('page-locations').data.postcode;
  const near = nearIn(content);
  return rowsOf(content, 'postal-sectors').map((row) => {
    const [[path, kilometres] = ['', Infinity]] = near(row);
    return { digits: row.cells['sector']!, ...(kilometres <= within && { path }) };
  });
}

/** How the finder reads what is typed. A postcode has as many digits as the company's own. */
export const readingOf = (content: Content): Reading => {
  const { within, abbreviations } = content.single('page-locations').data.postcode;
  const own = content.single('site').data.address.postcode.replaceAll(/\D/g, '');
  return {
    digits: own.length,
    own,
    within,
    short: Object.fromEntries(abbreviations.map(({ short, word }) => [short, word])),
  };
};
