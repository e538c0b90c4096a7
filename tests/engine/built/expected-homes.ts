import { rowsOf } from '../../support/table.ts';

/** The published figures on the homes around a station, copied from the table of areas, never from the site's data. */
export interface ExpectedHomes {
  slug: string;
  blocks: number;
  flats: number;
  /** Percent by decade; decades under 5% are left out. */
  decades: Readonly<Record<string, string>>;
  /** Percent of the flats with 1 or 2, 3, 4, and 5 or more rooms; empty if there are no flats. */
  flatTypes: readonly string[];
  planningArea: string;
  /** Percent of the households in HDB flats, condominiums and landed homes; empty if the census does not say. */
  households: readonly string[];
  /**
   * Percent of the homes in the station's subzone: HDB, condominiums, landed and others. Shown instead of households.
   */
  dwellings: readonly string[];
}

// slug | HDB blocks | HDB flats | percent by decade | percent by flat type | planning area | percent of households | percent of homes in the subzone
const figures = `
punggol        | 270 | 29115 | 2000s 24, 2010s 73                                        | 10 12 49 30 | Punggol         | 87 13 0 | 81 19 0
chinatown      | 42  | 7606  | 1960s 26, 1970s 45, 1980s 8, 2000s 21                     | 40 31 21 8  | Outram          | 94 5 0 | 88 11 0
joon-koon      | 0   | 0     |                                                           |             | Pioneer         | | 
pioneer        | 250 | 24799 | 1980s 15, 1990s 54, 2000s 26                              | 4 1 42 52   | Jurong West     | 92 7 1 | 
tiong-bahru    | 175 | 21308 | 1960s 14, 1970s 25, 1990s 8, 2000s 21, 2010s 20           | 23 25 35 17 | Bukit Merah     | 90 9 0 | 84 16 0
city-hall      | 9   | 955   | 1970s 79, 1980s 21                                        | 0 54 44 2   | Downtown Core   | 15 83 0 | 
bugis          | 51  | 6407  | 1960s 10, 1970s 52, 1980s 34                              | 27 42 27 5  | Downtown Core   | 15 83 0 | 22 65 0 13
bedok          | 180 | 24891 | 1970s 80, 1990s 6                                         | 15 44 26 15 | Bedok           | 66 21 12 | 85 10 4
simei          | 151 | 14856 | 1980s 85, 1990s 8, 2010s 7                                | 4 20 45 31  | Tampines        | 87 11 1 | 53 40 8`;

const numbers = (text: string) => (text === '' ? [] : text.split(' '));

const decadesIn = (text: string) =>
  Object.fromEntries(text === '' ? [] : text.split(', ').map((decade) => decade.split(' ') as [string, string]));

export const expectedHomes: readonly ExpectedHomes[] = rowsOf(figures).map(
  ([
    slug = '',
    blocks = '',
    flats = '',
    decades = '',
    flatTypes = '',
    planningArea = '',
    households = '',
    dwellings = '',
  ]) => ({
    slug,
    blocks: Number(blocks),
    flats: Number(flats),
    decades: decadesIn(decades),
    flatTypes: numbers(flatTypes),
    planningArea,
    households: numbers(households),
    dwellings: numbers(dwellings),
  }),
);
