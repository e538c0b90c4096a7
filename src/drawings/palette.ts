import * as brand from '#brand/colours.ts';
import type { Ground, Light, Sky } from './pictures.ts';

/** `far` is the silhouette on the horizon. */
type SkyColours = Record<'sky' | 'haze' | 'sun' | 'far', string>;

const pale = '#DAF1EC';

/** The colours of the shapes of a drawing that a sky decides, by their classes. */
export const skies: Readonly<Record<Light, SkyColours>> = {
  morning: { sky: brand.mangoLight, haze: '#FFF0CC', sun: brand.rice, far: '#F6CF8B' },
  noon: { sky: brand.skyNoon, haze: pale, sun: brand.mango, far: '#98D0C8' },
  afternoon: { sky: brand.skyAfternoon, haze: '#FFD376', sun: brand.rice, far: '#F2A93B' },
  haze: { sky: brand.skyHaze, haze: brand.rice, sun: brand.guava, far: brand.wallStone },
  rain: { sky: brand.skyRain, haze: pale, sun: pale, far: '#9FC7C0' },
  dusk: { sky: brand.skyDusk, haze: '#FCD0C0', sun: '#F0573A', far: '#E9967F' },
};

/** The sky of the home page: the afternoon in the brand's own mango. */
export const homeSky: SkyColours = { ...skies.afternoon, sky: brand.mango };

/** The colours of the backgrounds of pictures without a sky. */
const { lawn, shallow, rice, wallPeach: peach, wallStone: stone } = brand;
const backgrounds: Readonly<Record<Ground, string>> = { lawn, shallow, peach, rice, stone };

/** The colour behind a picture of an area, and behind the words beside it. */
export const planeColour = (plane: Sky): string =>
  plane in skies ? skies[plane as Light].sky : backgrounds[plane as Ground];

export type Line = 'ne' | 'ew' | 'other';

export const lineColours: Readonly<Record<Line, string>> = {
  ne: brand.northEast,
  ew: brand.eastWest,
  other: brand.ink,
};

/** The line of a station code: NE17 is ne, EW4 is ew. */
export function lineOfCode(code: string | undefined): Line {
  if (code?.startsWith('NE')) return 'ne';
  return code?.startsWith('EW') ? 'ew' : 'other';
}

/** Line colours with enough contrast to white words. The East West Line's own green is too light for them. */
export const lineTextColours: Readonly<Record<Line, string>> = { ...lineColours, ew: brand.eastWestText };
