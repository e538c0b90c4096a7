import { rowsOf } from '../../support/table.ts';

/** What the specification and its table of areas fix for each area: copied from there, never from the site's own data. */
export interface ExpectedArea {
  slug: string;
  name: string;
  /** The station's own name, where the page speaks of the station. */
  station: string;
  /** The code on the area's sign. */
  code: string;
  tiles: readonly string[];
  nearest: readonly { slug: string; km: number }[];
}

// slug | name | station | code on its line | the three nearest areas with their distance in km
const facts = `
punggol        | Punggol        | Punggol        | NE17 | sengkang 1.7, buangkok 2.6, hougang 3.9
sengkang       | Sengkang       | Sengkang       | NE16 | buangkok 1.0, punggol 1.7, hougang 2.3
buangkok       | Buangkok       | Buangkok       | NE15 | sengkang 1.0, hougang 1.3, punggol 2.6
hougang        | Hougang        | Hougang        | NE14 | buangkok 1.3, kovan 1.5, sengkang 2.3
kovan          | Kovan          | Kovan          | NE13 | hougang 1.5, serangoon 1.7, buangkok 2.7
serangoon      | Serangoon      | Serangoon      | NE12 | woodleigh 1.2, kovan 1.7, potong-pasir 2.1
woodleigh      | Woodleigh      | Woodleigh      | NE11 | potong-pasir 0.9, serangoon 1.2, boon-keng 2.4
potong-pasir   | Potong Pasir   | Potong Pasir   | NE10 | woodleigh 0.9, boon-keng 1.6, serangoon 2.1
boon-keng      | Boon Keng      | Boon Keng      | NE9  | farrer-park 1.2, lavender 1.3, kallang 1.4
farrer-park    | Farrer Park    | Farrer Park    | NE8  | little-india 0.7, lavender 1.1, boon-keng 1.2
little-india   | Little India   | Little India   | NE7  | farrer-park 0.7, dhoby-ghaut 0.9, bugis 1.1
dhoby-ghaut    | Dhoby Ghaut    | Dhoby Ghaut    | NE6  | little-india 0.9, city-hall 1.0, bugis 1.2
clarke-quay    | Clarke Quay    | Clarke Quay    | NE5  | chinatown 0.5, raffles-place 0.7, city-hall 0.8
chinatown      | Chinatown      | Chinatown      | NE4  | clarke-quay 0.5, outram-park 0.7, raffles-place 0.8
harbourfront   | Harbourfront   | HarbourFront   | NE1  | tiong-bahru 2.4, outram-park 2.6, redhill 2.7
joon-koon      | Joon Koon      | Joo Koon       | EW29 | pioneer 2.4, boon-lay 3.3, lakeside 5.1
pioneer        | Pioneer        | Pioneer        | EW28 | boon-lay 1.0, joon-koon 2.4, lakeside 2.7
boon-lay       | Boon Lay       | Boon Lay       | EW27 | pioneer 1.0, lakeside 1.8, chinese-garden 3.0
lakeside       | Lakeside       | Lakeside       | EW26 | chinese-garden 1.3, boon-lay 1.8, jurong-east 2.7
chinese-garden | Chinese Garden | Chinese Garden | EW25 | lakeside 1.3, jurong-east 1.5, boon-lay 3.0
jurong-east    | Jurong East    | Jurong East    | EW24 | chinese-garden 1.5, lakeside 2.7, clementi 3.2
clementi       | Clementi       | Clementi       | EW23 | dover 1.6, buona-vista 3.0, jurong-east 3.2
dover          | Dover          | Dover          | EW22 | buona-vista 1.4, clementi 1.6, commonwealth 2.4
buona-vista    | Buona Vista    | Buona Vista    | EW21 | commonwealth 1.0, dover 1.4, queenstown 2.2
commonwealth   | Commonwealth   | Commonwealth   | EW20 | buona-vista 1.0, queenstown 1.2, dover 2.4
queenstown     | Queenstown     | Queenstown     | EW19 | commonwealth 1.2, redhill 1.3, buona-vista 2.2
redhill        | Redhill        | Redhill        | EW18 | tiong-bahru 1.3, queenstown 1.3, commonwealth 2.5
tiong-bahru    | Tiong Bahru    | Tiong Bahru    | EW17 | redhill 1.3, outram-park 1.4, chinatown 1.9
outram-park    | Outram Park    | Outram Park    | EW16 | chinatown 0.7, tanjong-pagar 0.9, clarke-quay 1.2
tanjong-pagar  | Tanjong Pagar  | Tanjong Pagar  | EW15 | outram-park 0.9, chinatown 0.9, raffles-place 1.1
raffles-place  | Raffles Place  | Raffles Place  | EW14 | clarke-quay 0.7, chinatown 0.8, city-hall 1.0
city-hall      | City Hall      | City Hall      | EW13 | clarke-quay 0.8, bugis 0.9, raffles-place 1.0
bugis          | Bugis          | Bugis          | EW12 | city-hall 0.9, lavender 1.1, little-india 1.1
lavender       | Lavender       | Lavender       | EW11 | kallang 1.1, bugis 1.1, farrer-park 1.1
kallang        | Kallang        | Kallang        | EW10 | lavender 1.1, boon-keng 1.4, farrer-park 2.0
eunos          | Eunos          | Eunos          | EW7  | kembangan 1.1, bedok 3.0, kallang 3.7
kembangan      | Kembangan      | Kembangan      | EW6  | eunos 1.1, bedok 1.9, tanah-merah 3.8
bedok          | Bedok          | Bedok          | EW5  | tanah-merah 1.9, kembangan 1.9, eunos 3.0
tanah-merah    | Tanah Merah    | Tanah Merah    | EW4  | bedok 1.9, simei 1.9, kembangan 3.8
simei          | Simei          | Simei          | EW3  | tanah-merah 1.9, bedok 3.4, kembangan 5.1`;

// slug | the eight tiles
const tiles = `
punggol        | Punggol MRT, Punggol Field, Punggol Place, Edgefield Plains, Sumang Walk, Punggol Drive, Nearby Areas, All HDB & Condos
sengkang       | Sengkang MRT, Compassvale, Anchorvale, Rivervale, Fernvale, Sengkang East Way, Nearby Areas, All HDB & Condos
buangkok       | Buangkok MRT, Compassvale Bow, Sengkang Central, Buangkok Drive, Buangkok Green, Hougang Street 51, Nearby Areas, All HDB & Condos
hougang        | Hougang MRT, Hougang Central, Hougang Avenue 4, Hougang Avenue 8, Hougang Avenue 10, Upper Serangoon Road, Nearby Areas, All HDB & Condos
kovan          | Kovan MRT, Upper Serangoon Road, Hougang Street 21, Hougang Avenue 1, Tampines Road, Lorong Ah Soo, Nearby Areas, All HDB & Condos
serangoon      | Serangoon MRT, Serangoon Central, Serangoon Avenue 2, Serangoon Avenue 3, Lorong Lew Lian, Serangoon Garden, Nearby Areas, All HDB & Condos
woodleigh      | Woodleigh MRT, Bidadari Park Drive, Alkaff Crescent, Woodleigh Link, Upper Aljunied Road, Upper Serangoon Road, Nearby Areas, All HDB & Condos
potong-pasir   | Potong Pasir MRT, Potong Pasir Avenue 1, Potong Pasir Avenue 2, Potong Pasir Avenue 3, Upper Serangoon Road, Sennett, Nearby Areas, All HDB & Condos
boon-keng      | Boon Keng MRT, Bendemeer Road, Whampoa, Kim Keat Avenue, Boon Keng Road, Kallang, Nearby Areas, All HDB & Condos
farrer-park    | Farrer Park MRT, Race Course Road, Serangoon Road, Little India, Kitchener Road, Tyrwhitt Road, Nearby Areas, All HDB & Condos
little-india   | Little India MRT, Serangoon Road, Race Course Road, Mustafa Centre, Tekka Centre, Campbell Lane, Nearby Areas, All HDB & Condos
dhoby-ghaut    | Dhoby Ghaut MRT, Plaza Singapura, Orchard Road, Fort Canning, Somerset, Bras Basah, Nearby Areas, All Condos & Apartments
clarke-quay    | Clarke Quay MRT, Singapore River, Fort Canning, River Valley, Robertson Quay, Boat Quay, Nearby Areas, All Condos & Apartments
chinatown      | Chinatown MRT, Chinatown Complex, South Bridge Road, Temple Street, Buddha Tooth Relic, Maxwell Food Centre, Nearby Areas, All HDB & Condos
harbourfront   | Harbourfront MRT, VivoCity, Sentosa Gateway, HarbourFront Centre, Keppel Bay, Marina South, Nearby Areas, All Condos & Apartments
joon-koon      | Joon Koon Circle, Joon Koon Road, Taman Jurong, Jurong West, HDB Estates, Private Condos, Landed Properties, All Residential
pioneer        | Pioneer Road North, Pioneer Road, Nanyang Avenue, Jurong West, HDB Estates, Private Condos, Landed Properties, All Residential
boon-lay       | Boon Lay Place, Boon Lay Avenue, Boon Lay Drive, Boon Lay Way, HDB Estates, Private Condos, Landed Properties, All Residential
lakeside       | Lakeside Road, Lakeside Drive, Jurong Lake Gardens, Jurong West, HDB Estates, Private Condos, Landed Properties, All Residential
chinese-garden | Chinese Garden Road, Yuan Ching Road, Jurong East, Teban Gardens, HDB Estates, Private Condos, Landed Properties, All Residential
jurong-east    | Jurong Gateway Road, Jurong East Street 13, Jurong East Street 21, Toh Guan Road, HDB Estates, Private Condos, Landed Properties, All Residential
clementi       | Clementi Avenue 2, Clementi Avenue 3, Clementi Avenue 4, West Coast Drive, HDB Estates, Private Condos, Landed Properties, All Residential
dover          | Dover Road, Dover Crescent, Mount Sinai Rise, Ghim Moh Link, HDB Estates, Private Condos, Landed Properties, All Residential
buona-vista    | Ghim Moh Road, Holland Drive, Holland Avenue, North Buona Vista Road, HDB Estates, Private Condos, Landed Properties, All Residential
commonwealth   | Commonwealth Avenue, Commonwealth Drive, Tanglin Halt Road, Holland Close, HDB Estates, Private Condos, Landed Properties, All Residential
queenstown     | Stirling Road, Mei Ling Street, Margaret Drive, Strathmore Avenue, HDB Estates, Private Condos, Landed Properties, All Residential
redhill        | Redhill Close, Redhill Road, Lengkok Bahru, Henderson Road, HDB Estates, Private Condos, Landed Properties, All Residential
tiong-bahru    | Tiong Bahru Road, Kim Tian Road, Jalan Membina, Seng Poh Road, HDB Estates, Private Condos, Landed Properties, All Residential
outram-park    | Spottiswoode Park Road, Everton Park, Cantonment Road, Neil Road, HDB Estates, Private Condos, Landed Properties, All Residential
tanjong-pagar  | Tanjong Pagar Road, Tanjong Pagar Plaza, Cantonment Close, Anson Road, HDB Estates, Private Condos, Landed Properties, All Residential
raffles-place  | Church Street, Cecil Street, Robinson Road, Collyer Quay, HDB Estates, Private Condos, Landed Properties, All Residential
city-hall      | North Bridge Road, Stamford Road, Bras Basah Road, Hill Street, HDB Estates, Private Condos, Landed Properties, All Residential
bugis          | Bugis Street, Victoria Street, Middle Road, Queen Street, HDB Estates, Private Condos, Landed Properties, All Residential
lavender       | Lavender Street, Kallang Road, Jalan Besar, French Road, HDB Estates, Private Condos, Landed Properties, All Residential
kallang        | Kallang Avenue, Kallang Bahru, Stadium Boulevard, Crawford Street, HDB Estates, Private Condos, Landed Properties, All Residential
eunos          | Eunos Link, Eunos Road, Eunos Crescent, Eunos Avenue, HDB Estates, Private Condos, Landed Properties, All Residential
kembangan      | Kembangan Road, Kembangan Close, Kembangan Place, Kembangan Drive, HDB Estates, Private Condos, Landed Properties, All Residential
bedok          | Bedok North, Bedok South, Bedok Reservoir, New Upper Changi, HDB Estates, Private Condos, Landed Properties, All Residential
tanah-merah    | Tanah Merah Kechil, New Upper Changi, Tanah Merah Besar, Changi Village, HDB Estates, Private Condos, Landed Properties, All Residential
simei          | Simei Street, Simei Road, Simei Rise, Simei Park, HDB Estates, Private Condos, Landed Properties, All Residential`;

const tilesOf = new Map(rowsOf(tiles).map(([slug = '', names = '']) => [slug, names.split(', ')]));

/** The forty areas in the order of the specification, which is the order of the two lines. */
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
  { heading: 'North East Line', areas: expectedAreas.slice(0, 15) },
  { heading: 'East West Line, west', areas: expectedAreas.slice(15, 29) },
  { heading: 'East West Line, east and city', areas: expectedAreas.slice(29) },
];
