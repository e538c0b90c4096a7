import { rowsOf } from '../../support/table.ts';

/** The published figures on the homes around a station: copied from the table of areas, never from the site's own data. */
export interface ExpectedHomes {
  slug: string;
  blocks: number;
  flats: number;
  /** Percent by decade; decades under 5% are left out. */
  decades: Readonly<Record<string, string>>;
  /** Percent of the flats with 1 or 2, 3, 4, and 5 or more rooms; nothing where there are no flats. */
  flatTypes: readonly string[];
  planningArea: string;
  /** Percent of the households in HDB flats, condominiums, landed homes; nothing where the census does not say. */
  households: readonly string[];
}

// slug | HDB blocks | HDB flats | percent by decade | percent by flat type | planning area | percent of households
const figures = `
punggol        | 270 | 29115 | 2000s 24, 2010s 73                                        | 10 12 49 30 | Punggol         | 87 13 0
sengkang       | 335 | 34966 | 1990s 46, 2000s 31, 2010s 23                              | 3 3 44 50   | Sengkang        | 86 14 0
buangkok       | 301 | 27908 | 1980s 14, 1990s 43, 2000s 27, 2010s 16                    | 3 4 56 38   | Sengkang        | 86 14 0
hougang        | 305 | 28002 | 1970s 8, 1980s 61, 1990s 25, 2010s 6                      | 2 21 52 24  | Hougang         | 77 15 8
kovan          | 104 | 10869 | 1970s 20, 1980s 72, 1990s 8                               | 2 38 37 22  | Hougang         | 77 15 8
serangoon      | 155 | 15435 | 1970s 7, 1980s 70, 1990s 7, 2020s 14                      | 6 24 50 19  | Serangoon       | 58 16 26
woodleigh      | 117 | 11780 | 1980s 35, 2010s 7, 2020s 57                               | 9 30 48 14  | Toa Payoh       | 84 12 4
potong-pasir   | 95  | 10235 | 1970s 14, 1980s 37, 2010s 12, 2020s 33                    | 4 41 40 14  | Toa Payoh       | 84 12 4
boon-keng      | 153 | 22999 | 1960s 7, 1970s 37, 1980s 19, 1990s 9, 2010s 21            | 13 39 35 13 | Kallang         | 79 19 1
farrer-park    | 86  | 10485 | 1970s 31, 1980s 37, 1990s 6, 2000s 10, 2010s 8            | 17 29 42 12 | Rochor          |
little-india   | 47  | 5400  | 1960s 8, 1970s 36, 1980s 36, 2000s 19                     | 0 50 39 10  | Rochor          |
dhoby-ghaut    | 16  | 1820  | 1960s 25, 1970s 41, 1980s 34                              | 1 52 46 1   | Museum          |
clarke-quay    | 25  | 4370  | 1960s 28, 1970s 58, 1980s 14                              | 58 34 8 1   | Singapore River |
chinatown      | 42  | 7606  | 1960s 26, 1970s 45, 1980s 8, 2000s 21                     | 40 31 21 8  | Outram          | 94 5 0
harbourfront   | 15  | 1893  | 1970s 100                                                 | 18 53 17 12 | Bukit Merah     | 90 9 0
joon-koon      | 0   | 0     |                                                           |             | Pioneer         |
pioneer        | 250 | 24799 | 1980s 15, 1990s 54, 2000s 26                              | 4 1 42 52   | Jurong West     | 92 7 1
boon-lay       | 189 | 20815 | 1970s 9, 1990s 57, 2000s 27                               | 6 6 36 52   | Jurong West     | 92 7 1
lakeside       | 194 | 19912 | 1970s 16, 1980s 56, 1990s 18, 2010s 8                     | 5 34 38 23  | Jurong West     | 92 7 1
chinese-garden | 125 | 12697 | 1980s 92, 2010s 7                                         | 6 37 30 27  | Jurong East     | 91 9 0
jurong-east    | 77  | 7567  | 1980s 57, 1990s 39                                        | 2 21 31 46  | Jurong East     | 91 9 0
clementi       | 151 | 21674 | 1970s 50, 1980s 10, 2000s 6, 2010s 23, 2020s 11           | 6 42 37 15  | Clementi        | 77 18 5
dover          | 46  | 8445  | 1970s 36, 2000s 18, 2010s 46                              | 15 33 38 14 | Queenstown      | 84 13 3
buona-vista    | 76  | 13789 | 1970s 62, 2000s 9, 2010s 26                               | 11 44 30 15 | Queenstown      | 84 13 3
commonwealth   | 63  | 8416  | 1960s 18, 1970s 48, 1990s 6, 2000s 13, 2020s 14           | 14 54 26 6  | Queenstown      | 84 13 3
queenstown     | 125 | 15838 | 1960s 19, 1970s 12, 1990s 17, 2000s 8, 2010s 19, 2020s 20 | 12 36 36 16 | Queenstown      | 84 13 3
redhill        | 112 | 17279 | 1960s 14, 1970s 27, 1980s 7, 1990s 14, 2000s 12, 2010s 21 | 28 19 34 19 | Bukit Merah     | 90 9 0
tiong-bahru    | 175 | 21308 | 1960s 14, 1970s 25, 1990s 8, 2000s 21, 2010s 20           | 23 25 35 17 | Bukit Merah     | 90 9 0
outram-park    | 111 | 11992 | 1930s 6, 1960s 21, 1970s 37, 1980s 6, 2000s 26            | 26 31 27 17 | Outram          | 94 5 0
tanjong-pagar  | 41  | 6660  | 1960s 10, 1970s 34, 1980s 9, 2000s 46                     | 8 38 36 18  | Downtown Core   | 15 83 0
raffles-place  | 10  | 1707  | 1960s 7, 1970s 69, 1980s 24                               | 30 60 8 1   | Downtown Core   | 15 83 0
city-hall      | 9   | 955   | 1970s 79, 1980s 21                                        | 0 54 44 2   | Downtown Core   | 15 83 0
bugis          | 51  | 6407  | 1960s 10, 1970s 52, 1980s 34                              | 27 42 27 5  | Downtown Core   | 15 83 0
lavender       | 54  | 8126  | 1960s 11, 1970s 38, 1980s 29, 2010s 17                    | 33 34 24 9  | Kallang         | 79 19 1
kallang        | 40  | 6342  | 1970s 38, 1980s 8, 1990s 5, 2000s 22, 2010s 17, 2020s 10  | 7 27 47 19  | Kallang         | 79 19 1
eunos          | 106 | 9877  | 1970s 35, 1980s 37, 2000s 8, 2020s 13                     | 10 22 51 18 | Geylang         | 74 21 4
kembangan      | 36  | 3631  | 1970s 33, 1980s 67                                        | 7 34 32 27  | Bedok           | 66 21 12
bedok          | 180 | 24891 | 1970s 80, 1990s 6                                         | 15 44 26 15 | Bedok           | 66 21 12
tanah-merah    | 98  | 11625 | 1970s 66, 1980s 11, 2000s 7, 2010s 9                      | 2 28 51 19  | Bedok           | 66 21 12
simei          | 151 | 14856 | 1980s 85, 1990s 8, 2010s 7                                | 4 20 45 31  | Tampines        | 87 11 1`;

const numbers = (text: string) => (text === '' ? [] : text.split(' '));

const decadesIn = (text: string) =>
  Object.fromEntries(text === '' ? [] : text.split(', ').map((decade) => decade.split(' ') as [string, string]));

export const expectedHomes: readonly ExpectedHomes[] = rowsOf(figures).map(
  ([slug = '', blocks = '', flats = '', decades = '', flatTypes = '', planningArea = '', households = '']) => ({
    slug,
    blocks: Number(blocks),
    flats: Number(flats),
    decades: decadesIn(decades),
    flatTypes: numbers(flatTypes),
    planningArea,
    households: numbers(households),
  }),
);
