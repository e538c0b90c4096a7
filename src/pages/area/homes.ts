import type { Neighbourhood, NeighbourhoodWords, Service } from '#generated/entries.ts';
import type { Content } from '#scripts/content/content.ts';
import { shownDate } from '#scripts/content/date.ts';
import { areFlatsOutside } from '#scripts/content/figures.ts';
import { fillText, interfaceWords } from '#scripts/content/fill.ts';
import { sourcesOf } from '#scripts/content/sources.ts';
import type { Homes, NearArea, Share } from '#types/places.ts';
import { factsOfArea } from './facts.ts';

type Words = NeighbourhoodWords['homes'];
/** The panel without its pictures. */
export interface HomesFacts extends Omit<Homes, 'flatTypes' | 'picture' | 'built'> {
  /** Whether there are flats around the station: yes, no, or not known. */
  around: 'flats' | 'none' | 'unknown';
  /** The distance to the nearest area, in words; empty if there is no other area. */
  distance: string;
  flatTypes: readonly (Share & { size?: string })[];
  built: { heading: string; decades: readonly Decade[]; only: string };
}

/** A decade with the share of the flats that were built in it. `order` gives it the same colour on all pages. */
export interface Decade extends Share {
  order: number;
}

/**
 * The sum of rounded shares may differ from 100 by this many percentage points. A larger rest is shown as other homes.
 */
const rounding = 3;

/** The length of `2026-07`, a date without the day. */
const monthLength = 7;

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

/** The homes in the station's own subzone, if they are known; otherwise the households of the whole planning area. */
function households(area: Neighbourhood, words: Words): Homes['households'] {
  const { dwellings, households: census } = area;
  const shares = dwellings ?? census;
  if (shares === undefined) return undefined;
  const named = (Object.keys(words.householdTypes) as (keyof Words['householdTypes'])[]).map((kind): Share => {
    return { label: words.householdTypes[kind], percent: shares[kind] };
  });
  const rest = 100 - named.reduce((sum, { percent }) => sum + percent, 0);
  const all = rest > rounding ? [...named, { label: words.otherHomes, percent: rest }] : named;
  return {
    heading: dwellings === undefined ? words.households : words.dwellings,
    ...(areFlatsOutside(area) && { text: words.outside }),
    shares: all.filter(({ percent }) => percent > 0),
  };
}

const decadeNames = ['before1960', ...Array.from({ length: 10 }, (_, index) => `${1930 + index * 10}s`)];

/** All decades from the first flats to the last, including those in which none were built. */
function decadesOf(shares: Readonly<Record<string, number>>, words: Words): Decade[] {
  const isBuilt = decadeNames.map((name) => (shares[name] ?? 0) > 0);
  const [first, last] = [isBuilt.indexOf(true), isBuilt.lastIndexOf(true)];
  return decadeNames.flatMap((name, order) => {
    const isBetween = first !== -1 && order >= first && order <= last;
    // If the source counts all years before 1960 together, the single decades before 1960 are left out.
    if (!isBetween || (isBuilt[0] && order > 0 && order < decadeNames.indexOf('1960s'))) return [];
    return [{ label: order === 0 ? words.before1960 : name, percent: shares[name] ?? 0, order }];
  });
}

const sum = (shares: object) =>
  Object.values(shares).reduce((total: number, share: unknown) => total + Number(share), 0);

/** Whether the page shows shares that do not add up to 100, because each is rounded. */
const isRounded = ({ housing, dwellings, households: census }: Neighbourhood): boolean =>
  [housing?.decades, housing?.flatTypes, dwellings ?? census].some((shares) => {
    if (shares === undefined) return false;
    const { source: _source, ...percents } = { source: '', ...shares };
    return sum(percents) !== 100;
  });

/** The area without its `households`, if neither the panel nor the area's own texts show a figure of them. */
function shownOf(area: Neighbourhood, named: readonly string[]): Neighbourhood {
  if (area.dwellings === undefined || named.some((name) => name.startsWith('households.'))) return area;
  const { households: _hidden, ...shown } = area;
  return shown;
}

function sourcesLine(area: Neighbourhood, { words, named }: HomesInput, content: Content): Homes['sources'] {
  const { language } = content.single('site').data;
  const used = new Set(sourcesOf(shownOf(area, named)).map(({ name }) => name));
  const names = content
    .single('sources')
    .data.sources.filter(({ name }) => used.has(name))
    .map(({ short, asOf }) => `${short} (${shownDate(asOf.slice(0, monthLength), language)})`);
  return {
    text: [
      ...(names.length === 0 ? [] : [fillText(words.sources, { sources: [...new Set(names)].join(', ') })]),
      ...(isRounded(area) ? [words.rounded] : []),
    ].join(' '),
    ...(names.length > 0 && { link: words.allSources }),
  };
}

/**
 * The typical size of a type of flat, in words. If two types are counted together, the words name the one that has this
 * size.
 */
export function sizeOf(flatType: keyof FlatTypes, size: number, words: Pick<Words, 'flatTypes' | 'size'>): string {
  return fillText(words.flatTypes[flatType].size ?? words.size, { size: String(size) });
}

function flatTypesOf({ housing, floorAreas }: Neighbourhood, words: Words): HomesFacts['flatTypes'] {
  const flatTypes = housing?.flatTypes;
  if (flatTypes === undefined) return [];
  return flatTypeNames.map((name) => {
    const size = floorAreas?.[name];
    return {
      label: words.flatTypes[name].plural,
      percent: flatTypes[name],
      ...(size !== undefined && { size: sizeOf(name, size, words) }),
    };
  });
}

/** The data of the panel from files other than the area's own. */
interface HomesInput {
  words: Words;
  facts: NeighbourhoodWords['facts'];
  nearest: readonly NearArea[];
  /** The durations of the service that the template names; undefined if that service has only prices. */
  durations: Service['durations'];
  /** The names of the figures in the area's own texts. */
  named: readonly string[];
}

/** The panel on the homes around an area's station. */
export function homesOf(area: Neighbourhood, input: HomesInput, content: Content): HomesFacts {
  const { words, facts, nearest, durations } = input;
  const [closest] = nearest;
  const { language } = content.single('site').data;
  const decades = decadesOf(area.housing?.decades ?? {}, words);
  return {
    around: area.housing === undefined ? 'unknown' : area.housing.flatTypes === undefined ? 'none' : 'flats',
    distance: closest ? fillText(interfaceWords(content).areas.distance, { distance: `${closest.distance}` }) : '',
    heading: words.heading,
    summary: summary(area.housing, words, nearest, language),
    flatTypes: flatTypesOf(area, words),
    windowsCaption: words.windows,
    built: {
      heading: words.built,
      decades,
      only: fillText(words.oneDecade, { decade: decades[0]?.label ?? '' }),
    },
    households: households(area, words),
    ...(durations && { times: { heading: words.times.heading, durations } }),
    facts: factsOfArea(area, facts, language),
    nearest: { heading: words.nearest, here: words.here, areas: nearest },
    sources: sourcesLine(area, input, content),
  };
}
