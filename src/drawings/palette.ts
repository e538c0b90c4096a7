import * as brand from '#brand/colours.ts';
import type { Ground, Light, Sky } from '#types/pictures.ts';

/**
 * Colours of the artwork: those of the brand, and its own. Purple is used only for the North East Line, and as one of
 * the accents of buildings.
 */
export const colour = {
  ink: brand.ink,
  rice: brand.rice,
  white: '#FFF',
  plaster: brand.skyHaze,
  stone: brand.wallStone,
  sand: '#DDB892',
  concrete: '#CFC5AF',
  mango: brand.mango,
  cream: brand.mangoLight,
  hibiscus: brand.hibiscus,
  deepHibiscus: brand.hibiscusDark,
  mint: brand.mint,
  guava: brand.guava,
  peach: brand.wallPeach,
  glass: brand.skyNoon,
  paleGlass: '#DAF1EC',
  blue: brand.skyRain,
  pandan: brand.pandan,
  deep: brand.pandanDark,
  leaf: brand.leaf,
  tile: brand.tile,
  clay: '#D2603A',
  carton: '#E8A25C',
  straw: '#E8B45A',
  wood: '#7A5237',
  bark: '#5B3A29',
  steel: brand.inkSoft,
  bougainvillea: '#E2418A',
  grass: '#8CC3A0',
  road: '#7C8B85',
  shade: '#3B5E55',
  night: brand.night,
} as const;

export const walls = [colour.rice, colour.peach, colour.mint, colour.cream, colour.guava, colour.blue] as const;
export const accents = [colour.hibiscus, colour.pandan, colour.tile, '#E8912A', '#7B3FA0'] as const;
/** Offices have cool colours, to distinguish them from HDB blocks. */
export const officeWalls = ['#BFD9E4', '#E8E2D2', '#9FC7C0', '#D9C9E0'] as const;

/** Rice on a gable, but ink on orange, where rice would be hard to read. */
export function numberColour(accent: string): string {
  return accent === '#E8912A' || accent === colour.mango ? colour.ink : colour.rice;
}

export interface SkyColours {
  sky: string;
  haze: string;
  sun: string;
  /** The silhouette on the horizon. */
  far: string;
  /** The colours of walls that could not be seen in front of this sky. */
  tooSimilarWalls: readonly string[];
}

export const skies: Readonly<Record<Light, SkyColours>> = {
  morning: { sky: colour.cream, haze: '#FFF0CC', sun: colour.rice, far: '#F6CF8B', tooSimilarWalls: [colour.cream] },
  noon: {
    sky: brand.skyNoon,
    haze: '#DAF1EC',
    sun: colour.mango,
    far: '#98D0C8',
    tooSimilarWalls: [colour.mint, colour.blue, '#BFD9E4'],
  },
  afternoon: {
    sky: brand.skyAfternoon,
    haze: '#FFD376',
    sun: colour.rice,
    far: '#F2A93B',
    tooSimilarWalls: [colour.cream],
  },
  haze: {
    sky: colour.plaster,
    haze: colour.rice,
    sun: colour.guava,
    far: colour.stone,
    tooSimilarWalls: [colour.rice],
  },
  rain: {
    sky: colour.blue,
    haze: colour.paleGlass,
    sun: colour.paleGlass,
    far: '#9FC7C0',
    tooSimilarWalls: [colour.blue],
  },
  dusk: {
    sky: brand.skyDusk,
    haze: '#FCD0C0',
    sun: '#F0573A',
    far: '#E9967F',
    tooSimilarWalls: [colour.guava, colour.peach],
  },
};

/** The colours of the shapes of a drawing that a sky decides, by their classes. */
export const paintsOfSky = ({ sky, haze, sun, far }: SkyColours) => ({ sky, haze, sun, far });

/** The colours of the backgrounds of pictures without a sky. */
export const backgrounds: Readonly<Record<Ground, string>> = {
  lawn: brand.lawn,
  shallow: brand.shallow,
  peach: colour.peach,
  rice: colour.rice,
  stone: colour.stone,
};

/** The colour behind a picture of an area, and behind the words beside it. */
export const planeColour = (plane: Sky): string =>
  plane in skies ? skies[plane as Light].sky : backgrounds[plane as Ground];

export const waters = { sea: '#5FB3B3', river: '#7CC2B4', lake: '#8CCBC0' } as const;

/** Every colour that a drawing of an area may have, by name. */
export const drawingColours: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ ...backgrounds, ...waters, ...colour }),
  ['orange', accents[3]],
  ['violet', accents[4]],
  ['shell', '#FCDACD'],
  ...officeWalls.map((wall, index): [string, string] => [`office wall ${index + 1}`, wall]),
  ['North East Line', brand.northEast],
  ['East West Line', brand.eastWest],
  ...Object.entries(skies).flatMap(([light, { sky, haze, sun, far }]): [string, string][] => [
    [`sky of ${light}`, sky],
    [`pale sky of ${light}`, haze],
    [`sun of ${light}`, sun],
    [`horizon of ${light}`, far],
  ]),
]);

/** The sky of the home page: the afternoon in the brand's own mango. */
export const homeSky: SkyColours = { ...skies.afternoon, sky: colour.mango };

/** The colours of a list that are visible in front of a sky. */
export const standingOut = (colours: readonly string[], sky: SkyColours) =>
  colours.filter((candidate) => !sky.tooSimilarWalls.includes(candidate));

export type Line = 'ne' | 'ew' | 'other';

export const lineColours: Readonly<Record<Line, string>> = {
  ne: brand.northEast,
  ew: brand.eastWest,
  other: colour.ink,
};

/** The line of a station code: NE17 is ne, EW4 is ew. */
export function lineOf(code: string | undefined): Line {
  if (code?.startsWith('NE')) return 'ne';
  return code?.startsWith('EW') ? 'ew' : 'other';
}

/** Line colours with enough contrast to white words. The East West Line's own green is too light for them. */
export const lineTextColours: Readonly<Record<Line, string>> = { ...lineColours, ew: brand.eastWestText };
