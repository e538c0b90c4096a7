import type { ShareScene } from '#pages/page-kind.ts';
import type { ArtAddress, Picture, Sky } from '#types/pictures.ts';
import * as colour from '#brand/colours.ts';
import { crop, forecourt, wholeArea } from '#drawings/index.ts';

/** The cropped background of a share picture, and the values needed to place words on it. */
export interface Backdrop {
  art: string;
  /** The colour of the words. */
  ink: string;
  /** The colour of the disc in the logo, which must stand out from the sky. */
  disc: string;
  /** The y coordinate above which the left side is empty sky. */
  clear: number;
  /** The width available for the words, in pixels. */
  room: number;
}

/** A mango disc is not visible on an afternoon sky. */
const discOn = (sky: Sky) => (sky === 'afternoon' ? colour.rice : colour.mango);

const onSky = { ink: colour.ink, disc: colour.mango, room: 430 };

/** The scene of Block 20 or of a service, without the lowest part of the lawn. */
const hero = (scene: Picture) => crop(scene, '0 18 1440 713');

/** The backdrop of a scene. `readArt` returns the text of a picture that is a file. */
export function backdropOf(scene: ShareScene, readArt: (address: ArtAddress) => Picture): Backdrop {
  switch (scene.type) {
    // The words have less room, because of the cloud beside the sun.
    case 'block':
      return {
        ...onSky,
        art: hero(scene.picture),
        disc: scene.disc === 'pale' ? colour.rice : colour.mango,
        clear: 372,
        room: 396,
      };
    case 'service':
      return { ...onSky, art: hero(scene.picture), clear: 400 };
    case 'area':
      return {
        ...onSky,
        art: crop(wholeArea(scene.picture, scene.sky), '0 -93 1440 713'),
        disc: discOn(scene.sky),
        clear: 346,
      };
    case 'night':
      return { ...onSky, art: crop(readArt(scene.picture), '0 -120 1440 540'), ink: colour.rice, clear: 400 };
    // The small picture of a plain page's header, enlarged, in front of the housing estate.
    case 'letterboxes':
      return { ...onSky, art: forecourt(scene.picture, scene.sky), clear: 366 };
  }
}
