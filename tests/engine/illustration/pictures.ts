import { areaScene } from '../../../scripts/illustration/scenes/area.ts';
import { bayNames, bayScene } from '../../../scripts/illustration/scenes/bay.ts';
import { homeScene } from '../../../scripts/illustration/scenes/home.ts';
import { flatBlock, flatWindowKey, noFlats } from '../../../scripts/illustration/scenes/homes.ts';
import { letterboxBank } from '../../../scripts/illustration/scenes/letterbox-bank.ts';
import { nightScene } from '../../../scripts/illustration/scenes/night.ts';
import { parapetScene } from '../../../scripts/illustration/scenes/parapet.ts';
import { ridePhoneScene, rideScene } from '../../../scripts/illustration/scenes/ride.ts';
import { roomNames, roomScene } from '../../../scripts/illustration/scenes/room.ts';
import { serviceScene } from '../../../scripts/illustration/scenes/service.ts';
import { streetScene } from '../../../scripts/illustration/scenes/street.ts';
import { vignetteScene } from '../../../scripts/illustration/scenes/vignette.ts';
import { areas } from './areas.ts';

const services = ['weekly', 'move', 'renovation'] as const;

/** Every picture without figures, drawn again at each call. */
export function decorations(): string[] {
  return [
    ...areas.map((facts) => areaScene(facts)),
    ...bayNames.map((name, place) => bayScene({ name, place, code: 'EW4' })),
    ...roomNames.map(roomScene),
    ...services.flatMap((name) => [serviceScene({ name, number: '20' }), vignetteScene(name)]),
    homeScene({ number: '20' }),
    homeScene({ number: '404', sky: 'dusk' }),
    rideScene({ number: '20' }),
    ridePhoneScene({ number: '20' }),
    nightScene(1),
    letterboxBank({ unit: '03-55' }),
    parapetScene(),
    streetScene(),
    flatWindowKey(3),
  ];
}

/** The pictures that show figures. */
export function figures(): string[] {
  return [
    flatBlock({ shares: [10, 12, 49, 30], says: '10% small', gable: '#9016B2', number: '17' }),
    noFlats({ here: 'sheds', distance: '2.4 km', livery: '#009645', says: 'None within 1 km' }),
  ];
}
