import { hibiscus, tile } from '#brand/colours.ts';
import type { Light } from '../pictures.ts';
import { boxOf, contentOf, paintedNumber, scene, word } from '../drawn.ts';
import { skies } from '../palette.ts';

/** Ten letterboxes with a cat on top. One of them contains a letter and has the number of the unit. */
export const letterboxBank = ({ unit }: { unit: string }) =>
  scene('letterbox-bank', { slots: { unit: word(unit, 'start') } });

/** For areas without flats: the sheds here, a block in the nearest area, and the line between with its length, "2.4 km". */
export const noFlats = ({ distance, livery, says }: Record<'distance' | 'livery' | 'says', string>): string =>
  scene('no-flats', { paints: { livery }, slots: { distance: word(distance) } }, says);

/** A share picture is 1200 x 630. Its scene ends above the strip of tiles. */
export const size = { width: 1200, height: 630, strip: 36 } as const;

/** A scene cropped to `viewBox`. It fills the picture above the strip, unless another window is given. */
export function crop(art: string, viewBox: string, window?: string): string {
  const place = window ?? `width="${size.width}" height="${size.height - size.strip}"`;
  return art.replace(/^<svg[^>]*>/, `<svg ${place} viewBox="${viewBox}" preserveAspectRatio="xMaxYMax slice">`);
}

/** The letterboxes in front of the estate, under a rain tree. Their crop includes the cat's ears. */
export function forecourt(letterboxes: string, sky: Light): string {
  return contentOf('forecourt', {
    paints: skies[sky],
    slots: {
      letterboxes: (shape) => {
        const { x, y, width, height } = boxOf(shape);
        return crop(letterboxes, '0 -60 640 300', `x="${x}" y="${y}" width="${width}" height="${height}"`);
      },
    },
  });
}

/** The block from outside: with laundry, or with scaffold and skip. */
const blocks = {
  weekly: { sky: skies.noon, accent: hibiscus, other: 'renovation' },
  renovation: { sky: skies.dusk, accent: tile, other: 'weekly' },
} as const;

/** The hero of a service page, with the number of the block: 1440 x 800. */
export function serviceScene({ name, number }: { name: keyof typeof blocks | 'move'; number: string }): string {
  if (name === 'move') return scene('moving', { slots: { number: paintedNumber(number) } });
  const { sky, accent, other } = blocks[name];
  return scene('block', { paints: { ...sky, accent }, slots: { number: word(number) }, without: [other] });
}

/** The number of nights. Pages share them, so that a browser has them in its cache. */
export const nights = 12;

/** The number of the night that a page ends with: a hash of its slug. */
export function nightOf(slug: string): number {
  let hash = 2166136261;
  for (const letter of slug) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  const state = (hash + 0x6d2b79f5) | 0;
  const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return 1 + Math.floor((((more ^ (more >>> 14)) >>> 0) / 2 ** 32) * nights);
}

/** The estate at night behind a closing band: 1440 x 540. Its left half is open sky, for the words. */
export const nightScene = (number: number) => scene(`nights/${number}`);
