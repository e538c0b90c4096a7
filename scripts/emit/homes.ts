import type { Neighbourhood, NeighbourhoodWords, Sources } from '../../src/generated/entries.ts';
import type { Content } from '../content/content.ts';
import { fillText } from '../content/fill.ts';
import type { SceneFacts } from '../illustration/facts.ts';
import { lineColours, lineOf, lineTextColours } from '../illustration/palette.ts';
import { decadeSkyline, flatBlock, flatWindowKey, noFlats } from '../illustration/scenes/homes.ts';
import type { Homes, NearArea, Share } from './page-types.ts';

type Words = NeighbourhoodWords['homes'];
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
    return fillText(words.none, { nearest: first?.name ?? '', distance: String(first?.distance ?? '') });
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
  const kinds = ['hdb', 'condo', 'landed'] as const;
  return {
    heading: words.households,
    shares: kinds.map((kind): Share => ({ label: words.householdTypes[kind], percent: shares[kind] })),
  };
}

function sourceLine(area: Neighbourhood, sources: Sources, words: Words): string {
  const used = new Set([area.housing?.source, area.households?.source]);
  const lines = sources
    .filter(({ name }) => used.has(name))
    .map(({ text, asOf }) => `${text.replace(/\.$/, '')}, as of ${asOf}.`);
  return [...lines, words.distances].join(' ');
}

function flatTypesOf(flatTypes: FlatTypes | undefined, words: Words): Homes['flatTypes'] {
  if (flatTypes === undefined) return [];
  return flatTypeNames.map((name, index) => ({
    label: words.flatTypes[name].plural,
    percent: flatTypes[name],
    key: flatWindowKey(index),
  }));
}

const spoken = (shares: readonly Share[]) => shares.map(({ label, percent }) => `${percent}% ${label}`).join(', ');

/** The block of a hundred windows, or where there are no flats, how far the nearest area is. */
function pictureOf(
  shares: readonly Share[],
  sign: SceneFacts['sign'],
  nearest: readonly NearArea[],
  none: string,
): string {
  const line = lineOf(sign?.code);
  if (shares.length === 0) {
    return noFlats({ distance: `${nearest[0]?.distance ?? ''} km`, livery: lineColours[line], says: none });
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = shares.map(({ percent }) => percent);
  const number = sign === undefined ? undefined : String(sign.number);
  return flatBlock({
    shares: [first, second, third, fourth],
    says: spoken(shares),
    gable: lineTextColours[line],
    number,
  });
}

function decadesOf(housing: Neighbourhood['housing']): string {
  const decades = Object.entries(housing?.decades ?? {}).map(([label, percent]) => ({ label, percent }));
  return decades.length === 0 ? '' : decadeSkyline(decades, spoken(decades));
}

/** The panel on the homes around an area's station. `words` have the area's placeholders filled in. */
export function homesOf(
  facts: SceneFacts,
  area: Neighbourhood,
  words: Words,
  nearest: readonly NearArea[],
  content: Content,
): Homes {
  const flatTypes = flatTypesOf(area.housing?.flatTypes, words);
  const sentence = summary(area.housing, words, nearest, content.the('site').data.language);
  return {
    heading: words.heading,
    summary: sentence,
    flatTypes,
    picture: pictureOf(flatTypes, facts.sign, nearest, sentence),
    windows: words.windows,
    built: { heading: words.built, decades: decadesOf(area.housing) },
    households: households(area, words),
    times: { heading: words.times.heading, figures: content.named('service', words.times.service).data.figures },
    nearest: { heading: words.nearest, here: words.here, areas: nearest },
    sources: sourceLine(area, content.the('sources').data, words),
  };
}
