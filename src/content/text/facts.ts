import type { Content, Entry } from '../content.ts';
import type { Path } from '../place.ts';

/** Values by the names of their placeholders, without braces. */
export type Variables = Readonly<Record<string, string>>;

/** A price or a duration of a service, or a promise of the company: its place in the data, and its placeholder. */
export interface Item {
  kind: 'price' | 'duration' | 'promise';
  key: string;
  /** The name of its placeholder, without braces. */
  name: string;
  /** What replaces the placeholder in a text. */
  words: string;
  entry: Entry;
  path: Path;
}

const lists = [
  { kind: 'price', list: 'prices' },
  { kind: 'duration', list: 'durations' },
] as const;

/** The promises of the company, such as the time within which it replies. */
const promisesOf = (content: Content): Item[] =>
  content.all('site').flatMap((entry) =>
    (entry.data.promises ?? []).map(({ key, words }, index) => ({
      kind: 'promise',
      key,
      name: `promise.${key}`,
      words,
      entry,
      path: ['promises', index],
    })),
  );

/** The prices and durations of all services, and the promises of the company. */
export function itemsOf(content: Content): Item[] {
  const ofServices = content.all('service').flatMap((entry) =>
    lists.flatMap(({ kind, list }) =>
      (entry.data[list] ?? []).map(({ key, value, unit }, index) => ({
        kind,
        key,
        name: `${kind}.${key}`,
        words: unit === undefined ? value : `${value} ${unit}`,
        entry,
        path: [list, index],
      })),
    ),
  );
  return [...ofServices, ...promisesOf(content)];
}

/** The lines of the groups that have areas, in the order of data/groups.yaml. */
function lineNames(content: Content): string[] {
  const used = new Set(content.all('neighbourhood').map(({ data }) => data.group));
  const groups = content.all('groups').flatMap(({ data }) => data);
  return [...new Set(groups.flatMap(({ name, line }) => (line !== undefined && used.has(name) ? [line] : [])))];
}

/**
 * Placeholders for the facts in data/services, data/neighbourhoods and data/groups.yaml, for the promises, and for the
 * numbers of digits of postcodes. Without lines, {lines} is not defined; without postal sectors, {sectorDigits} is not.
 */
export function factVariables(content: Content): Variables {
  const { language, address } = content.single('site').data;
  const lines = lineNames(content);
  const areas = content.all('neighbourhood').length;
  const sectors = content.tables?.get('postal-sectors')?.rows.map(({ cells }) => cells['sector']!) ?? [];
  return {
    areaCount: areas.toLocaleString(language),
    // A multiple of five below the number of areas: "35+" if there are 36 to 40.
    areasOver: (areas > 5 ? Math.ceil(areas / 5) * 5 - 5 : areas).toLocaleString(language),
    postcodeDigits: String(address.postcode.replaceAll(/\D/g, '').length),
    ...(sectors[0] && { sectorDigits: String(sectors[0].length) }),
    ...(lines.length > 0 && { lines: new Intl.ListFormat(language).format(lines) }),
    ...Object.fromEntries(itemsOf(content).map(({ name, words }) => [name, words])),
  };
}

/** Whether every file that facts come from passed its schema. */
export function areFactsKnown(content: Content): boolean {
  return (['site', 'service', 'neighbourhood', 'groups'] as const).every(
    (kind) => content.all(kind).length > 0 && content.all(kind).length === content.files(kind).length,
  );
}
