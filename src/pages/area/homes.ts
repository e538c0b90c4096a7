import type { Neighbourhood, NeighbourhoodWords, Service } from '#generated/entries.ts';
import type { Content } from '#scripts/content/content.ts';
import { shownDate } from '#scripts/content/date.ts';
import { fillText, interfaceWords } from '#scripts/content/fill.ts';
import { sourcesOf } from '#scripts/content/sources.ts';
import type { Homes, NearArea, Share } from '#types/places.ts';

type Words = NeighbourhoodWords['homes'];
/** The panel without its pictures. */
export interface HomesFacts extends Omit<Homes, 'flatTypes' | 'picture' | 'built'> {
  /** Whether there are flats around, none, or nobody has counted them yet. */
  around: 'flats' | 'none' | 'unknown';
  /** How far the nearest area is; empty without one. */
  distance: string;
  flatTypes: readonly Share[];
  built: { heading: string; decades: readonly Share[] };
}

type FlatTypes = NonNullable<NonNullable<Neighbourhood['housing']>['flatTypes']>;

const flatTypeNames = [
  'oneAndTwoRoom',
  'threeRoom',
  'fourRoom',
  'fiveRoomAndLarger',
] as const satisfies readonly (keyof FlatTypes)[];

function summary(
  housing: Neighbourhood['housing'],
  words: Words,
  nearest: readonly NearArea[],
  language: string,
): string {
  if (housing === undefined || housing.flatTypes === undefined) {
    const [first] = nearest;
    return fillText(housing === undefined ? words.unknown : words.none, {
      nearest: first?.name ?? '',
      distance: String(first?.distance ?? ''),
    });
  }
  const shares = housing.flatTypes;
  const top = flatTypeNames.reduce((best, name) => (shares[name] > shares[best] ? name : best));
  return fillText(words.summary, {
    flats: housing.flats.toLocaleString(language),
    blocks: housing.blocks.toLocaleString(language),
    flatType: words.flatTypes[top].singular,
    share: String(shares[top]),
  });
}

function households(area: Neighbourhood, words: Words): Homes['households'] {
  const { households: shares } = area;
  if (shares === undefined) return { heading: words.households, unpublished: words.unpublished };
  return {
    heading: words.households,
    shares: (Object.keys(words.householdTypes) as (keyof Words['householdTypes'])[]).map((kind): Share => {
      return { label: words.householdTypes[kind], percent: shares[kind] };
    }),
  };
}

function sourceLine(area: Neighbourhood, words: Words, content: Content): string {
  const { sources, licence } = content.single('sources').data;
  const { language } = content.single('site').data;
  const dated = interfaceWords(content).areas.source;
  const used = new Set(sourcesOf(area).map(({ name }) => name));
  const lines = sources
    .filter(({ name }) => used.has(name))
    .map(({ text, asOf }) => fillText(dated, { source: text.replace(/\.$/, ''), date: shownDate(asOf, language) }));
  return [...lines, words.distances, ...(licence && lines.length > 0 ? [licence] : [])].join(' ');
}

function flatTypesOf(flatTypes: FlatTypes | undefined, words: Words): Share[] {
  if (flatTypes === undefined) return [];
  return flatTypeNames.map((name) => ({ label: words.flatTypes[name].plural, percent: flatTypes[name] }));
}

/** What the panel takes from other files than the area's own: its words with their placeholders filled in. */
interface Around {
  words: Words;
  nearest: readonly NearArea[];
  /** How long the named service takes; of a service that has prices alone nothing is known. */
  durations: Service['durations'];
}

/** The panel on the homes around an area's station. */
export function homesOf(area: Neighbourhood, { words, nearest, durations }: Around, content: Content): HomesFacts {
  const [closest] = nearest;
  const decades = Object.entries(area.housing?.decades ?? {});
  const decadeName = (decade: string) => (decade === 'before1960' ? words.before1960 : decade);
  return {
    around: area.housing === undefined ? 'unknown' : area.housing.flatTypes === undefined ? 'none' : 'flats',
    distance: closest ? fillText(interfaceWords(content).areas.distance, { distance: `${closest.distance}` }) : '',
    heading: words.heading,
    summary: summary(area.housing, words, nearest, content.single('site').data.language),
    flatTypes: flatTypesOf(area.housing?.flatTypes, words),
    windows: words.windows,
    built: {
      heading: words.built,
      decades: decades.map(([decade, percent]) => ({ label: decadeName(decade), percent })),
    },
    households: households(area, words),
    ...(durations && { times: { heading: words.times.heading, durations } }),
    nearest: { heading: words.nearest, here: words.here, areas: nearest },
    sources: sourceLine(area, words, content),
  };
}
