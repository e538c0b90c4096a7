import { rowsOf } from '../../support/table.ts';

/** The facts of each area, copied from the specification and its table of areas, never from the site's own data. */
export interface ExpectedArea {
  slug: string;
  name: string;
  /** The official name of the station, which the page uses where it speaks of the station. */
  station: string;
  /** The code on the area's sign. */
  code: string;
  tiles: readonly string[];
  nearest: readonly { slug: string; km: number }[];
}

// slug | name | station | code on its line | the three nearest areas with their distance in km
const facts = `
punggol        | Punggol        | Punggol        | NE17 | simei 8.9, bedok 9.5, bugis 12.7
chinatown      | Chinatown      | Chinatown      | NE4  | city-hall 1.3, tiong-bahru 1.9, bugis 2.2
joon-koon      | Joon Koon      | Joo Koon       | EW29 | pioneer 2.4, tiong-bahru 17.2, chinatown 19.1
pioneer        | Pioneer        | Pioneer        | EW28 | joon-koon 2.4, tiong-bahru 15.6, chinatown 17.4
tiong-bahru    | Tiong Bahru    | Tiong Bahru    | EW17 | chinatown 1.9, city-hall 2.9, bugis 3.6
city-hall      | City Hall      | City Hall      | EW13 | bugis 0.9, chinatown 1.3, tiong-bahru 2.9
bugis          | Bugis          | Bugis          | EW12 | city-hall 0.9, chinatown 2.2, tiong-bahru 3.6
bedok          | Bedok          | Bedok          | EW5  | simei 3.4, bugis 8.6, city-hall 9.3
simei          | Simei          | Simei          | EW3  | bedok 3.4, punggol 8.9, bugis 11.8`;

// slug | the eight tiles
const tiles = `
punggol        | Punggol MRT, Punggol Field, Punggol Place, Edgefield Plains, Sumang Walk, Punggol Drive, Nearby Areas, All HDB & Condos
chinatown      | Chinatown MRT, Chinatown Complex, South Bridge Road, Temple Street, Buddha Tooth Relic, Maxwell Food Centre, Nearby Areas, All HDB & Condos
joon-koon      | Joon Koon Circle, Joon Koon Road, Taman Jurong, Jurong West, HDB Estates, Private Condos, Landed Properties, All Residential
pioneer        | Pioneer Road North, Pioneer Road, Nanyang Avenue, Jurong West, HDB Estates, Private Condos, Landed Properties, All Residential
tiong-bahru    | Tiong Bahru Road, Kim Tian Road, Jalan Membina, Seng Poh Road, HDB Estates, Private Condos, Landed Properties, All Residential
city-hall      | North Bridge Road, Stamford Road, Bras Basah Road, Hill Street, HDB Estates, Private Condos, Landed Properties, All Residential
bugis          | Bugis Street, Victoria Street, Middle Road, Queen Street, HDB Estates, Private Condos, Landed Properties, All Residential
bedok          | Bedok North, Bedok South, Bedok Reservoir, New Upper Changi, HDB Estates, Private Condos, Landed Properties, All Residential
simei          | Simei Street, Simei Road, Simei Rise, Simei Park, HDB Estates, Private Condos, Landed Properties, All Residential`;

const tilesOf = new Map(rowsOf(tiles).map(([slug = '', names = '']) => [slug, names.split(', ')]));

/** The areas in the order of the specification. */
export const expectedAreas: readonly ExpectedArea[] = rowsOf(facts).map(
  ([slug = '', name = '', station = '', code = '', nearest = '']) => ({
    slug,
    name,
    station,
    code,
    tiles: tilesOf.get(slug) ?? [],
    nearest: nearest.split(', ').map((near) => ({ slug: near.split(' ')[0]!, km: Number(near.split(' ')[1]) })),
  }),
);

export const areaPaths: readonly string[] = expectedAreas.map(({ slug }) => `/${slug}`);

/** The headings on the locations index, each with the areas below it. */
export const expectedGroups: readonly { heading: string; areas: readonly ExpectedArea[] }[] = [
  { heading: 'North East Line', areas: expectedAreas.slice(0, 2) },
  { heading: 'East West Line, west', areas: expectedAreas.slice(2, 5) },
  { heading: 'East West Line, east and city', areas: expectedAreas.slice(5) },
];
