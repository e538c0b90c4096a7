import type { Neighbourhood, NeighbourhoodWords } from '#generated/entries.ts';
import type { Fact } from '#types/places.ts';

type Words = NeighbourhoodWords['facts'];
type Form = (value: number) => string;

function newFlats({ newFlats: flats }: Neighbourhood, words: Words['newFlats'], number: Form): Fact[] {
  if (flats === undefined) return [];
  const rows = flats.streets.map(({ name, year, flats: count, project }) => ({
    label: project === undefined ? name : `${project}, ${name}`,
    value: `${number(count)} (${year})`,
  }));
  const rest = flats.streets.reduce((left, street) => left - street.flats, flats.flats);
  const others = rest > 0 ? [{ label: words.others, value: number(rest) }] : [];
  return [{ heading: words.heading, text: words.text, rows: [...rows, ...others] }];
}

function market(area: Neighbourhood, words: Words['market'], number: Form): Fact[] {
  const { sales, rentals, privateHomes } = area;
  const rows = [
    ...(sales ? [{ label: words.resales, value: number(sales.resales) }] : []),
    ...(rentals ? [{ label: words.rentals, value: number(rentals.approvals) }] : []),
    ...(privateHomes
      ? [
          {
            label: privateHomes.projects === 1 ? words.privateHomesOfOne : words.privateHomes,
            value: `${number(privateHomes.medianSize)} m²`,
          },
        ]
      : []),
  ];
  return rows.length === 0 ? [] : [{ heading: words.heading, rows }];
}

function finding({ station, landmarks = [] }: Neighbourhood, words: Words['finding'], list: Intl.ListFormat): Fact[] {
  const exits = station?.exits ?? [];
  const rows = [
    ...(exits.length > 0 ? [{ label: exits.length === 1 ? words.exit : words.exits, value: list.format(exits) }] : []),
    ...landmarks.map(({ name, distance }) => ({ label: name, value: `${distance} m` })),
  ];
  return rows.length === 0 ? [] : [{ heading: words.heading, rows }];
}

/** The further figures of an area, after those of its flats: one cell for each subject with known figures. */
export function factsOfArea(area: Neighbourhood, words: Words, language: string): Fact[] {
  const number: Form = (value) => value.toLocaleString(language);
  return [
    ...newFlats(area, words.newFlats, number),
    ...market(area, words.market, number),
    ...finding(area, words.finding, new Intl.ListFormat(language)),
  ];
}
