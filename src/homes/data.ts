import type * as drawn from '#drawings/index.ts';
import type { Neighbourhood, NeighbourhoodWords } from '#generated/entries.ts';
import type { Content } from '#content/content.ts';
import { shownDate } from '#content/date.ts';
import { fillText, interfaceWords } from '#content/fill.ts';
import { sourcesOf } from '#content/sources.ts';
import type { SceneFacts } from '#drawings/index.ts';
import type { Picture } from '#drawings/pictures.ts';
import type { Stop } from '#places/places.ts';

export interface NearArea extends Pick<Stop, 'path' | 'name' | 'sign'> {
  /** Straight line, in kilometres, one decimal. */
  distance: number;
}

/** The homes around a station. */
export interface Homes {
  heading: string;
  /** A sentence that sums up the flats, or states that there are none. */
  summary: string;
  /** `key` is the window that stands for this type in the picture. */
  flatTypes: readonly { label: string; percent: number; key: Picture; size?: string }[];
  /** The block of 100 windows, or the strip that is shown if there are no flats. */
  picture: Picture;
  /** The line below the list: what one window stands for. */
  windowsCaption: string;
}

/** The nearest areas, and below them the sources of the figures with their months, and the link to all sources. */
export interface Nearest {
  heading: string;
  areas: readonly NearArea[];
  sources: { text: string; link?: string };
}

type Words = NeighbourhoodWords['homes'];

/** The length of `2026-07`, a date without the day. */
const monthLength = 7;

type FlatTypes = NonNullable<NonNullable<Neighbourhood['housing']>['flatTypes']>;

const flatTypeNames = [
  'oneAndTwoRoom',
  'threeRoom',
  'fourRoom',
  'fiveRoomAndLarger',
] as const satisfies readonly (keyof FlatTypes)[];

type Housing = NonNullable<Neighbourhood['housing']>;

function summary({ flatTypes: shares }: Housing, words: Words, nearest: readonly NearArea[]): string {
  if (shares === undefined) {
    const [first] = nearest;
    return fillText(words.none, {
      nearest: first?.name ?? '',
      distance: String(first?.distance ?? ''),
    });
  }
  const top = flatTypeNames.reduce((best, name) => (shares[name] > shares[best] ? name : best));
  return fillText(words.summary, {
    flatType: words.flatTypes[top].singular,
    share: String(shares[top]),
  });
}

/** The sources of the figures of an area. */
export function sourcesLine(area: Neighbourhood, words: Words, content: Content): Nearest['sources'] {
  const { language } = content.single('site').data;
  // Only the picture shows the households.
  const { households: _drawn, ...shown } = area;
  const used = new Set(sourcesOf(shown).map(({ name }) => name));
  const names = content
    .single('sources')
    .data.sources.filter(({ name }) => used.has(name))
    .map(({ short, asOf }) => `${short} (${shownDate(asOf.slice(0, monthLength), language)})`);
  const shares = Object.values(area.housing?.flatTypes ?? {});
  // Each share is rounded, so their sum may differ from 100.
  const isRounded = shares.length > 0 && shares.reduce((sum, share) => sum + share) !== 100;
  return {
    text: [
      ...(names.length === 0 ? [] : [fillText(words.sources, { sources: [...new Set(names)].join(', ') })]),
      ...(isRounded ? [words.rounded] : []),
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

function flatTypesOf({ housing, floorAreas }: Neighbourhood, words: Words, drawings: typeof drawn): Homes['flatTypes'] {
  const flatTypes = housing?.flatTypes;
  if (flatTypes === undefined) return [];
  return flatTypeNames.map((name, index) => {
    const size = floorAreas?.[name];
    return {
      label: words.flatTypes[name].plural,
      percent: flatTypes[name],
      key: drawings.flatWindowKey(index),
      ...(size !== undefined && { size: sizeOf(name, size, words) }),
    };
  });
}

/** The block of a hundred windows. If there are no flats, a picture of how far away the nearest area is. */
function pictureOf(
  { summary, flatTypes }: Pick<Homes, 'summary' | 'flatTypes'>,
  { sign, distance, drawings }: HomesInput & { distance: string },
): string {
  const line = drawings.lineOfCode(sign?.code);
  if (flatTypes.length === 0) {
    return drawings.noFlats({ distance, livery: drawings.lineColours[line], says: summary });
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = flatTypes.map(({ percent }) => percent);
  return drawings.flatBlock({
    shares: [first, second, third, fourth],
    says: flatTypes.map(({ label, percent }) => `${percent}% ${label}`).join(', '),
    gable: drawings.lineTextColours[line],
    number: sign === undefined ? undefined : String(sign.number),
  });
}

/** The data of the panel from files other than the area's own. */
interface HomesInput {
  words: Words;
  nearest: readonly NearArea[];
  sign: SceneFacts['sign'];
  drawings: typeof drawn;
}

/** The homes around an area's station; undefined if the area has no figures of them. */
export function homesOf(area: Neighbourhood, input: HomesInput, content: Content): Homes | undefined {
  if (area.housing === undefined) return undefined;
  const { words, nearest, drawings } = input;
  const [closest] = nearest;
  const distance = closest ? fillText(interfaceWords(content).areas.distance, { distance: `${closest.distance}` }) : '';
  const flats = {
    summary: summary(area.housing, words, nearest),
    flatTypes: flatTypesOf(area, words, drawings),
  };
  return {
    heading: words.heading,
    ...flats,
    picture: pictureOf(flats, { ...input, distance }),
    windowsCaption: words.windows,
  };
}
