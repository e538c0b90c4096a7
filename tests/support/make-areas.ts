import { parseDocument, type Document, type YAMLSeq } from 'yaml';

/**
 * The number of areas in a row of the grid. The grid begins north-east of the other areas, because a check refuses two
 * areas at the same place.
 */
const perRow = 100;

interface Corner {
  latitude: number;
  longitude: number;
}

/** A percentage that differs from area to area. */
const share = (number: number, factor: number, most: number) => 3 + ((number * factor) % most);

/** Different figures for each area, because a check refuses equal ones. */
function varyHousing(document: Document, number: number): void {
  const [two, three, four] = [share(number, 7, 29), share(number, 13, 31), share(number, 5, 23)];
  const flatTypes = {
    oneAndTwoRoom: two,
    threeRoom: three,
    fourRoom: four,
    fiveRoomAndLarger: 100 - two - three - four,
  };
  const [nineties, noughties] = [share(number, 11, 37), share(number, 17, 41)];
  const decades = { '1990s': nineties, '2000s': noughties, '2010s': 100 - nineties - noughties };
  const built = { firstBuilt: 1990 + (number % 9), lastBuilt: 2010 + (number % 8) };
  const housing = { blocks: 100 + number, flats: 10_000 + 37 * number, ...built, decades, flatTypes };
  for (const [field, value] of Object.entries(housing)) document.setIn(['housing', field], value);
}

/** A variation of an area: other name, place, description, coverage and homes; no paragraph and no official name. */
function vary(original: Document, number: number, corner: Corner): { slug: string; text: string } {
  const document = original.clone();
  const id = String(number).padStart(5, '0');
  document.set('name', `Area ${id}`);
  // Texts may contain no digits, so letters replace the digits of the number.
  const word = [...id].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  document.set('description', `Of ${word} only ${word} itself ${word} is known.`);
  document.delete('paragraph');
  const names = document.getIn(['coverage', 'names']) as YAMLSeq;
  document.setIn(
    ['coverage', 'names'],
    (names.toJSON() as string[]).map((name) => `${name} ${id}`),
  );
  if (document.hasIn(['housing', 'firstBuilt'])) varyHousing(document, number);
  document.delete('officialName');
  // It names rows of the tables, which have no variations.
  document.delete('leftOut');
  document.set('latitude', corner.latitude + Math.floor(number / perRow) / perRow);
  document.set('longitude', corner.longitude + (number % perRow) / perRow);
  return { slug: `area-${id}`, text: document.toString() };
}

/** Variations of areas, from the texts of their files, so that there are `count` with these. */
export function variationsOf(texts: readonly string[], count: number): { slug: string; text: string }[] {
  const originals = texts.map((text) => parseDocument(text) as Document);
  const most = (field: keyof Corner) => Math.max(...originals.map((document) => Number(document.get(field))));
  const corner = { latitude: most('latitude') + 1 / perRow, longitude: most('longitude') };
  const missing = Array.from({ length: Math.max(0, count - originals.length) }, (_, index) => originals.length + index);
  return missing.map((number) => vary(originals[number % originals.length]!, number, corner));
}
