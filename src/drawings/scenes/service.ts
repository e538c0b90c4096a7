import { paintedNumber, scene, word } from '../drawn.ts';
import { colour, paintsOfSky, skies } from '../palette.ts';

/** The block from outside: with laundry, or with scaffold and skip. */
const blocks = {
  weekly: { sky: skies.noon, accent: colour.hibiscus, other: 'renovation' },
  renovation: { sky: skies.dusk, accent: colour.tile, other: 'weekly' },
} as const;

interface Service {
  name: 'weekly' | 'move' | 'renovation';
  /** The number of the block. */
  number: string;
}

/** The hero of a service page: 1440 x 800. */
export function serviceScene({ name, number }: Service): string {
  if (name === 'move') return scene('moving', { slots: { number: paintedNumber(number) } });
  const { sky, accent, other } = blocks[name];
  return scene('block', { paints: { ...paintsOfSky(sky), accent }, slots: { number: word(number) }, without: [other] });
}
