import type { PageData, Picture, Sky } from '../emit/page-types.ts';
import { colour, skies } from '../illustration/palette.ts';
import { bar, circle, rect } from '../illustration/svg.ts';

/** The picture is 1200 x 630; the scene ends above the strip of tiles. */
export const size = { width: 1200, height: 630, strip: 36 } as const;
const floor = size.height - size.strip;

/** A page's scene in its crop, and what the words on it need to know. */
export interface Backdrop {
  art: string;
  /** The colour of the words. */
  ink: string;
  /** The disc of the mark, which must stand out. */
  disc: string;
  /** Above this the left of the scene is sky. */
  clear: number;
}

const root = /^<svg[^>]*>/;

/** A scene in a window of the picture. */
function crop(scene: Picture, viewBox: string, window = `width="${size.width}" height="${floor}"`): string {
  return scene.replace(root, `<svg ${window} viewBox="${viewBox}" preserveAspectRatio="xMaxYMax slice">`);
}

const onSky = { ink: colour.ink, disc: colour.mango };

/** A mango disc is lost before an afternoon. */
const discOn = (sky: Sky | 'home') => (sky === 'home' || sky === 'afternoon' ? colour.rice : colour.mango);

/** Block 20 and the services: the crop leaves out the lowest of the lawn. */
function hero(scene: Picture, clear: number, disc: string = colour.mango): Backdrop {
  return { art: crop(scene, '0 18 1440 713'), ink: colour.ink, disc, clear };
}

/** The small picture of a plain head, standing large before a morning. */
function letterboxes(bank: Picture, { sky, haze, sun }: { sky: string; haze: string; sun: string }): Backdrop {
  const art =
    rect(0, 0, size.width, floor, sky) +
    circle(890, 190, 86, sun) +
    bar(760, 206, 132, 15, haze) +
    bar(960, 74, 150, 15, haze) +
    bar(1060, 118, 120, 15, haze) +
    crop(bank, '8 -34 640 274', `x="520" y="${floor - 291}" width="680" height="291"`) +
    rect(0, floor - 8, size.width, 8, colour.grass);
  return { art, ...onSky, clear: 400 };
}

export function backdropOf(page: PageData): Backdrop {
  switch (page.kind) {
    case 'home':
      return hero(page.pictures.hero, 366, discOn('home'));
    case 'about':
    case 'thank':
    case 'not-found':
      return hero(page.pictures.hero, 366);
    case 'service':
      return hero(page.pictures.hero, 400);
    case 'area':
      return {
        art: crop(page.pictures.hero, '0 62 1440 713'),
        ink: colour.ink,
        disc: discOn(page.area.sky),
        clear: 346,
      };
    case 'locations':
      return { art: crop(page.pictures.closing, '0 -120 1440 540'), ink: colour.rice, disc: colour.mango, clear: 400 };
    case 'contact':
      return letterboxes(page.pictures.letterboxes, skies.morning);
    case 'privacy':
      return letterboxes(page.pictures.letterboxes, skies.noon);
  }
}
