import { readdirSync } from 'node:fs';
import { paintedNumber, scene } from '../../../src/drawings/drawn.ts';
import { areaScene, stopScene } from '../../../src/drawings/scenes/area.ts';
import { bayScene } from '../../../src/drawings/scenes/bay.ts';
import { homeScene } from '../../../src/drawings/scenes/home.ts';
import { flatBlock, flatWindowKey } from '../../../src/drawings/scenes/homes.ts';
import { nightScene } from '../../../src/drawings/scenes/night.ts';
import { serviceScene } from '../../../src/drawings/scenes/service.ts';
import { letterboxBank, noFlats } from '../../../src/drawings/scenes/spots.ts';
import { projectRoot } from '../../support/content-copy.ts';
import { areas } from './areas.ts';

const services = ['weekly', 'move', 'renovation'] as const;

/** The files of a folder of drawings. */
const namesIn = (folder: string) =>
  readdirSync(`${projectRoot}/src/drawings/drawn/${folder}`).map((file) => file.replace('.svg', ''));

const number = paintedNumber('20');

/** Every picture without figures, drawn again at each call. */
export function decorations(): string[] {
  return [
    ...areas.map((facts) => areaScene(facts)),
    ...namesIn('features').map((name, place) => bayScene({ name, place, code: 'EW4' })),
    ...areas.map((facts) => stopScene(facts)),
    ...['rooms', 'services', 'train'].flatMap((folder) => namesIn(folder).map((name) => scene(`${folder}/${name}`))),
    ...services.map((name) => serviceScene({ name, number: '20' })),
    homeScene({ number: '20' }),
    homeScene({ number: '404', sky: 'dusk' }),
    ...['ride', 'ride-phone', 'parapet', 'street'].map((name) => scene(name, { slots: { number } })),
    nightScene(1),
    letterboxBank({ unit: '03-55' }),
    flatWindowKey(3),
  ];
}

/** The pictures that show figures. */
export function figures(): string[] {
  return [
    flatBlock({ shares: [10, 12, 49, 30], says: '10% small', gable: '#9016B2', number: '17' }),
    ...(['sheds', 'flats'] as const).map((here) =>
      noFlats({ here, distance: '2.4 km', livery: '#009645', says: 'None within 1 km' }),
    ),
  ];
}
