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

/** A variation of an area: other name, place, description and coverage; no paragraph and no official name. */
function vary(original: Document, number: number, corner: Corner): { slug: string; text: string } {
  const document = original.clone();
  const id = String(number).padStart(5, '0');
  document.set('name', `Area ${id}`);
  document.set('description', `Homes around the block ${id}.`);
  document.delete('paragraph');
  const names = document.getIn(['coverage', 'names']) as YAMLSeq;
  document.setIn(
    ['coverage', 'names'],
    (names.toJSON() as string[]).map((name) => `${name} ${id}`),
  );
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
