import { colour } from '../palette.ts';
import { withPatterns } from '../patterns.ts';
import { rainTree } from '../parts/plants.ts';
import { shophouse } from '../parts/buildings.ts';
import { slab } from '../parts/blocks-of-flats.ts';
import { randomOf } from '../random.ts';
import { at, picture, rect } from '../svg.ts';

const ground = 210;

/** A street of the estate at the foot of the menu: 640 x 236. No block has a number, because a file has no fonts. */
export function streetScene(): string {
  const prefix = 'st';
  const random = randomOf('street');
  const content =
    at(6, ground, rainTree(), 0.62) +
    at(64, ground, shophouse({ bays: 3, random })) +
    at(344, ground, rainTree(), 0.72) +
    at(402, ground, slab({ bays: 3, floors: 5, wall: colour.rice, accent: colour.tile, prefix })) +
    at(636, ground, rainTree(), 0.62) +
    rect(0, ground, 640, 26, colour.pandan);
  return picture(
    { name: 'street', viewBox: [0, 0, 640, ground + 26], fit: 'xMidYMax slice' },
    withPatterns(prefix, content),
  );
}
