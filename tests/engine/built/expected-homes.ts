import { rowsOf } from '../../support/table.ts';

/** The published figures on the homes around a station, copied from the table of areas, never from the site's data. */
export interface ExpectedHomes {
  slug: string;
  blocks: number;
  flats: number;
  /** Percent of the flats with 1 or 2, 3, 4, and 5 or more rooms; empty if there are no flats. */
  flatTypes: readonly string[];
}

// slug | HDB blocks | HDB flats | percent by flat type
const figures = `
punggol     | 270 | 29115 | 10 12 49 30
chinatown   | 42  | 7606  | 40 31 21 8
joon-koon   | 0   | 0     |
pioneer     | 250 | 24799 | 4 1 42 52
tiong-bahru | 175 | 21308 | 23 25 35 17
city-hall   | 9   | 955   | 0 54 44 2
bugis       | 51  | 6407  | 27 42 27 5
bedok       | 180 | 24891 | 15 44 26 15
simei       | 151 | 14856 | 4 20 45 31`;

const numbers = (text: string) => (text === '' ? [] : text.split(' '));

export const expectedHomes: readonly ExpectedHomes[] = rowsOf(figures).map(
  ([slug = '', blocks = '', flats = '', flatTypes = '']) => ({
    slug,
    blocks: Number(blocks),
    flats: Number(flats),
    flatTypes: numbers(flatTypes),
  }),
);
