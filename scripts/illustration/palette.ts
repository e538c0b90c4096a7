/** Colours of the artwork. Purple means North East Line wherever it stands, except as one accent of the towers. */
export const colour = {
  ink: '#14312B',
  rice: '#FFFAF0',
  white: '#FFF',
  plaster: '#F4EDDD',
  stone: '#E9E1CF',
  sand: '#DDB892',
  concrete: '#CFC5AF',
  mango: '#FFBF3F',
  cream: '#FFE4A8',
  hibiscus: '#C8341F',
  deepHibiscus: '#A62815',
  mint: '#CDE9E1',
  guava: '#F9B6A0',
  peach: '#F7D9C4',
  glass: '#BFE5DF',
  paleGlass: '#DAF1EC',
  blue: '#BBD7EA',
  pandan: '#1F7A55',
  deep: '#155C45',
  leaf: '#3E9B6B',
  tile: '#2F5DA8',
  clay: '#D2603A',
  carton: '#E8A25C',
  straw: '#E8B45A',
  wood: '#7A5237',
  bark: '#5B3A29',
  steel: '#47605A',
  bougainvillea: '#E2418A',
  grass: '#8CC3A0',
  road: '#7C8B85',
  shade: '#3B5E55',
  night: '#0F2823',
} as const;

export const walls = ['#FFFAF0', '#F7D9C4', '#CDE9E1', '#FFE4A8', '#F9B6A0', '#BBD7EA'] as const;
export const accents = ['#C8341F', '#1F7A55', '#2F5DA8', '#E8912A', '#7B3FA0'] as const;
/** Condominiums are pale, offices cool: their colour says that they are no HDB blocks. */
export const condoWalls = ['#FFFDF6', '#E8F1EE', '#F4EDDD'] as const;
export const officeWalls = ['#BFD9E4', '#E8E2D2', '#9FC7C0', '#D9C9E0'] as const;

/** Rice on a gable, but ink on orange, where rice would be hard to read. */
export function numberColour(accent: string): string {
  return accent === '#E8912A' || accent === colour.mango ? colour.ink : colour.rice;
}

export type SkyName = 'morning' | 'noon' | 'afternoon' | 'dusk';

export interface Sky {
  sky: string;
  haze: string;
  sun: string;
  /** The silhouette on the horizon. */
  far: string;
  /** Walls too near to this sky to stand before it. */
  lost: readonly string[];
}

export const skies: Readonly<Record<SkyName, Sky>> = {
  morning: { sky: '#FFE4A8', haze: '#FFF0CC', sun: '#FFFAF0', far: '#F6CF8B', lost: ['#FFE4A8'] },
  noon: { sky: '#BFE5DF', haze: '#DAF1EC', sun: '#FFBF3F', far: '#98D0C8', lost: ['#CDE9E1', '#BBD7EA', '#BFD9E4'] },
  afternoon: { sky: '#FFC54F', haze: '#FFD376', sun: '#FFFAF0', far: '#F2A93B', lost: ['#FFE4A8'] },
  dusk: { sky: '#F9B9A3', haze: '#FCD0C0', sun: '#F0573A', far: '#E9967F', lost: ['#F9B6A0', '#F7D9C4'] },
};

/** The sky of the home page: the afternoon in the brand's own mango. */
export const homeSky: Sky = { ...skies.afternoon, sky: colour.mango };

/** The colours of a list that can stand before a sky. */
export function standingOut(colours: readonly string[], sky: Sky): [string, ...string[]] {
  const [first = colour.rice, ...rest] = colours.filter((candidate) => !sky.lost.includes(candidate));
  return [first, ...rest];
}

export type Line = 'ne' | 'ew' | 'other';

export const lineColours: Readonly<Record<Line, string>> = { ne: '#9016B2', ew: '#009645', other: colour.ink };

/** The line of a station code: NE17 is ne, EW4 is ew. */
export function lineOf(code: string | undefined): Line {
  if (code?.startsWith('NE')) return 'ne';
  return code?.startsWith('EW') ? 'ew' : 'other';
}

/** Line colours on which white words can be read: the line's own green is too light for them. */
export const lineTextColours: Readonly<Record<Line, string>> = { ...lineColours, ew: '#00713A' };
