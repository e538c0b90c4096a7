import type { Content } from '#content/content.ts';
import { repeats } from '#content/group.ts';
import type { Problem } from '#content/problem.ts';
import { didYouMean } from '#content/text/wording.ts';
import { csvFile, type Row } from '#content/tables/definitions.ts';
import { keyOf, namesInSector, placeNames, placesOf, rowsOf, sectorsOf } from '#places/data.ts';
import type { Check } from '../check.ts';

/** In degrees: about 10 km. Places of one postal sector are nearer to each other. */
const apart = 0.09;

/** Names that two rows have. A place has one position. */
function repeatedNames(rows: readonly Row[]): Problem[] {
  const named = rows.flatMap((row) => placeNames(row).map((name) => ({ name, row })));
  return repeats(named, ({ name }) => keyOf(name)).map(({ item: { name, row }, first }) => ({
    place: row.place,
    rule: 'repeated-place',
    message: `"${name}" is the name of two places, so the finder has two answers to it.`,
    fix: 'remove the name from one of the rows.',
    also: [first.row.place],
  }));
}

/** Names of sectors that the finder does not know. */
function unknownNames(content: Content, sectors: readonly Row[]): Problem[] {
  const known = placesOf(content);
  const names = [...known.values()].map(({ name }) => name);
  return sectors.flatMap((row) =>
    namesInSector(row)
      .filter((name) => !known.has(keyOf(name)))
      .map((name) => ({
        place: row.place,
        rule: 'unknown-place',
        message: `The finder does not know where "${name}" is, which is in the postal sector ${row.cells['sector']}.${didYouMean(name, names)}`,
        fix: `write the name of an area, a street or a place that is known, or add a row with its position to ${csvFile('places')}: ${name},,LAT,LON`,
      })),
  );
}

const isFar = (one: Row, other: Row) =>
  ['lat', 'lon'].some((column) => Math.abs(Number(one.cells[column]) - Number(other.cells[column])) > apart);

/** Places that are far from all others of their sector. */
function farAway(rows: readonly Row[], sectors: readonly Row[]): Problem[] {
  const byName = new Map(rows.flatMap((row) => placeNames(row).map((name) => [keyOf(name), row])));
  return sectors.flatMap((sector) => {
    const own = namesInSector(sector).flatMap((name) => byName.get(keyOf(name)) ?? []);
    const strange = own.filter((row) => own.length > 1 && own.every((other) => other === row || isFar(row, other)));
    return strange.map(({ place, cells }) => ({
      place,
      rule: 'place-outside-sector',
      message: `${cells['name']} is more than 10 km from the other places of its postal sector ${sector.cells['sector']}.`,
      fix: `correct its position here, or remove its name from the sector in ${csvFile('postal-sectors')}.`,
      also: [sector.place],
    }));
  });
}

/** Sectors with postcodes of an area, but without a place that is near one. */
function deniedPostcodes(content: Content, sectors: readonly Row[]): Problem[] {
  return sectorsOf(content).flatMap(({ digits, path }, index) => {
    const isInside = ({ cells }: Row) => cells['postcode']!.startsWith(digits);
    const covered = path === undefined && rowsOf(content, 'postcodes-nearest').find(isInside);
    if (!covered) return [];
    const { postcode, slug } = covered.cells;
    return {
      place: sectors[index]!.place,
      rule: 'sector-without-its-places',
      message: `The finder says that no area is near the postal sector ${digits}, but ${postcode} is in ${slug}.`,
      fix: 'name the place of this postal code in the row, and give it its position.',
      also: [covered.place],
    };
  });
}

/** A place has one answer, whether its name or its postal code is typed. While an area has problems, its names are missing. */
export const places: Check = (content) => {
  const [words, groups, areas] = [content.all('page-locations'), content.all('groups'), content.all('neighbourhood')];
  if (!words[0] || !groups[0] || areas.length < content.slugs('neighbourhood').length) return [];
  const [rows, sectors] = [rowsOf(content, 'places'), rowsOf(content, 'postal-sectors')];
  return [
    ...repeatedNames(rows),
    ...unknownNames(content, sectors),
    ...farAway(rows, sectors),
    ...deniedPostcodes(content, sectors),
  ];
};
