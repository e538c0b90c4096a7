import type { PageData, Picture, Sky } from '../emit/page-types.ts';
import { colour } from '../../illustration/palette.ts';
import { nightOf, nightScene } from '../../illustration/scenes/night.ts';
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
  /** How wide the sky is there, from where the words begin. */
  room: number;
}

/** A mango disc is lost before an afternoon. */
const discOn = (sky: Sky | 'home') => (sky === 'home' || sky === 'afternoon' ? colour.rice : colour.mango);

const onSky = { ink: colour.ink, disc: colour.mango, room: 430 };

/** Block 20 and the services; the crop leaves out the lowest of the lawn. */
const hero = (scene: Picture) => crop(scene, '0 18 1440 713');

/** Block 20 with its sun, whose cloud reaches into the sky. */
function block(scene: Picture, disc: string = colour.mango): Backdrop {
  return { ...onSky, art: hero(scene), disc, clear: 372, room: 396 };
}

/** The small picture of a plain head, standing large in front of the estate. */
function plain(letterboxes: Picture, sky: Sky): Backdrop {
  return { ...onSky, art: forecourt(letterboxes, sky), clear: 366 };
}

export function backdropOf(page: PageData): Backdrop {
  switch (page.kind) {
    case 'home':
      return block(page.pictures.hero, discOn('home'));
    case 'about':
    case 'thank':
    case 'not-found':
      return block(page.pictures.hero);
    case 'service':
      return { ...onSky, art: hero(page.pictures.hero), clear: 400 };
    case 'area':
      return { ...onSky, art: crop(page.pictures.hero, '0 62 1440 713'), disc: discOn(page.area.sky), clear: 346 };
    case 'locations':
      return { ...onSky, art: crop(nightScene(nightOf('locations')), '0 -120 1440 540'), ink: colour.rice, clear: 400 };
    case 'contact':
      return plain(page.pictures.head, 'morning');
    case 'privacy':
      return plain(page.pictures.head, 'noon');
  }
}
