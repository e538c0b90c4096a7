import { colour } from '../palette.ts';
import { withPatterns } from '../patterns.ts';
import { factory } from '../parts/factory.ts';
import { rainTree } from '../parts/rain-tree.ts';
import { slab } from '../parts/slab.ts';
import { at, circle, each, label, picture, rect } from '../svg.ts';

interface NoFlats {
  /** The building: sheds if the area has no flats, a block of flats if it has flats that are not counted. */
  here: 'sheds' | 'flats';
  /** How far the nearest homes are: "2.4 km". */
  distance: string;
  livery: string;
  says: string;
  prefix?: string;
}

/**
 * For areas without figures of flats: the building here, a block in the nearest area, and the line between. 640 x 150.
 */
export function noFlats({ here, distance, livery, says, prefix = 'nf' }: NoFlats): string {
  const stop = (x: number) => circle(x, 139, 11, colour.ink) + circle(x, 139, 6, colour.white);
  const own =
    here === 'sheds'
      ? at(0, 140, factory({ sheds: 2, wall: colour.peach, accent: colour.hibiscus }), 0.72)
      : at(
          6,
          140,
          slab({ bays: 4, floors: 9, wall: colour.peach, accent: colour.hibiscus, prefix: `${prefix}h` }),
          0.5,
        );
  const content =
    own +
    rect(146, 136, 316, 6, livery) +
    each([157, 451], stop) +
    label(distance, 304, 122, { fill: colour.ink, size: 26 }) +
    at(476, 140, slab({ bays: 4, floors: 7, wall: colour.rice, accent: colour.tile, prefix }), 0.5) +
    at(620, 140, rainTree(), 0.5);
  return picture(
    { name: 'no-flats', viewBox: [0, 0, 680, 150], fit: 'xMinYMax meet', says },
    withPatterns(prefix, content),
  );
}
