import { contentOf, boxOf, scene, word } from '../drawn.ts';
import type { Light } from '#types/pictures.ts';
import { paintsOfSky, skies } from '../palette.ts';

/** Ten letterboxes with a cat on top. One of them contains a letter and has the number of the unit. */
export const letterboxBank = ({ unit }: { unit: string }) =>
  scene('letterbox-bank', { slots: { unit: word(unit, 'start') } });

interface NoFlats {
  /** How far the nearest homes are: "2.4 km". */
  distance: string;
  livery: string;
  says: string;
}

/** For areas without flats: the sheds here, a block in the nearest area, and the line between. */
export const noFlats = ({ distance, livery, says }: NoFlats): string =>
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
    paints: paintsOfSky(skies[sky]),
    slots: {
      letterboxes: (shape) => {
        const { x, y, width, height } = boxOf(shape);
        return crop(letterboxes, '0 -60 640 300', `x="${x}" y="${y}" width="${width}" height="${height}"`);
      },
    },
  });
}
