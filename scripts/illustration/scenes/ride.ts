import { colour } from '../palette.ts';
import { withPatterns } from '../patterns.ts';
import { condo, landed, shophouse } from '../parts/buildings.ts';
import { rainTree } from '../parts/plants.ts';
import { slab } from '../parts/blocks-of-flats.ts';
import { randomOf } from '../random.ts';
import { at, picture } from '../svg.ts';

const ground = 214;

function tree(x: number, scale: number): string {
  return at(x, ground, rainTree(), scale);
}

function block(x: number, number: string, prefix: string, scale = 0.98): string {
  return at(
    x,
    ground,
    slab({ bays: 3, floors: 5, wall: colour.cream, accent: colour.hibiscus, number, prefix }),
    scale,
  );
}

/** The estate that the train of the steps passes: 1440 x 214. The block with the number is at the fourth stop. */
export function rideScene({ number }: { number: string }): string {
  const prefix = 'rd';
  const random = randomOf('ride');
  // Trees first, so that they are behind the houses.
  const content =
    tree(16, 0.86) +
    tree(448, 0.6) +
    tree(782, 0.72) +
    tree(1080, 0.6) +
    at(196, ground, landed({ units: 3, random }), 0.92) +
    at(490, ground, shophouse({ bays: 3, random }), 0.98) +
    at(830, ground, slab({ bays: 3, floors: 5, wall: colour.rice, accent: colour.tile, prefix }), 0.96) +
    block(1110, number, prefix) +
    at(1346, ground, condo({ floors: 7, wall: '#FFFDF6', prefix }), 0.96);
  return picture({ name: 'ride', viewBox: [0, 0, 1440, ground], fit: 'xMidYMax slice' }, withPatterns(prefix, content));
}

/**
 * The same ride on a phone: 640 x 184. At a height of 112 px it is 390 px wide, so a phone of that width shows all of
 * it.
 */
export function ridePhoneScene({ number }: { number: string }): string {
  const prefix = 'rp';
  const random = randomOf('ride');
  const content =
    tree(8, 0.72) +
    tree(382, 0.6) +
    at(112, ground, landed({ units: 1, random }), 0.9) +
    at(186, ground, shophouse({ bays: 2, random }), 0.86) +
    block(434, number, prefix, 0.84);
  return picture(
    { name: 'ride ride-phone', viewBox: [0, ground - 184, 640, 184], fit: 'xMaxYMax slice' },
    withPatterns(prefix, content),
  );
}
