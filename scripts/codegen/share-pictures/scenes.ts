import * as colour from '#brand/colours.ts';
import { crop, forecourt, wholeArea } from '#drawings/index.ts';
import type { ShareScene } from '#pages/page-kind.ts';
import type { ArtAddress } from '#content/links.ts';
import type { Picture } from '#drawings/pictures.ts';

/** The scene of Block 20 or of a service, without the lowest part of the lawn. */
const hero = (scene: Picture) => crop(scene, '0 18 1440 713');

/**
 * The cropped background of a share picture. To its left, the sky is empty from `clear` px upwards, with `room` px for
 * the words in the colour `ink`; `disc` is that of the logo. `readArt` returns the text of a picture that is a file.
 */
export function backdropOf(scene: ShareScene, readArt: (address: ArtAddress) => Picture) {
  const onSky = { ink: colour.ink, disc: colour.mango, room: 430 };
  const pale = { disc: colour.rice };
  switch (scene.type) {
    case 'block':
      // The words have less room, because of the cloud beside the sun.
      return { ...onSky, ...(scene.disc && pale), art: hero(scene.picture), clear: 372, room: 396 };
    case 'service':
      return { ...onSky, art: hero(scene.picture), clear: 400 };
    case 'area': {
      const art = crop(wholeArea(scene.picture, scene.sky), '0 -93 1440 713');
      // A mango disc is not visible on an afternoon sky.
      return { ...onSky, ...(scene.sky === 'afternoon' && pale), art, clear: 346 };
    }
    case 'night':
      return { ...onSky, art: crop(readArt(scene.picture), '0 -120 1440 540'), ink: colour.rice, clear: 400 };
    // The small picture of a plain page's header, enlarged, in front of the housing estate.
    case 'letterboxes':
      return { ...onSky, art: forecourt(scene.picture, scene.sky), clear: 366 };
  }
}
