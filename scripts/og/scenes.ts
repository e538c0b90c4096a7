import type { PageData, Picture, Sky } from '../emit/page-types.ts';
import { colour } from '../illustration/palette.ts';
import { crop } from './crop.ts';
import { forecourt } from './forecourt.ts';

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

/** A mango disc is lost before an afternoon. */
const discOn = (sky: Sky | 'home') => (sky === 'home' || sky === 'afternoon' ? colour.rice : colour.mango);

/** Block 20 and the services: the crop leaves out the lowest of the lawn. */
function hero(scene: Picture, clear: number, disc: string = colour.mango): Backdrop {
  return { art: crop(scene, '0 18 1440 713'), ink: colour.ink, disc, clear };
}

/** The small picture of a plain head, standing large in front of the estate. */
function plain(letterboxes: Picture, sky: Sky): Backdrop {
  return { art: forecourt(letterboxes, sky), ink: colour.ink, disc: discOn(sky), clear: 366 };
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
        art: crop(page.pictures.hero, '0 69 1440 713'),
        ink: colour.ink,
        disc: discOn(page.area.sky),
        clear: 346,
      };
    case 'locations':
      return { art: crop(page.pictures.closing, '0 -120 1440 540'), ink: colour.rice, disc: colour.mango, clear: 400 };
    case 'contact':
      return plain(page.pictures.letterboxes, 'morning');
    case 'privacy':
      return plain(page.pictures.letterboxes, 'noon');
  }
}
