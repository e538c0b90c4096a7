import { eastWest, eastWestText } from '#brand/colours.ts';
import type { SceneFacts } from './facts.ts';
import { bayScene, bayNames } from './scenes/bay.ts';
import { homeScene } from './scenes/home.ts';
import { flatBlock, noFlats } from './scenes/homes.ts';
import { letterboxBank } from './scenes/letterbox-bank.ts';
import { nightScene } from './scenes/night.ts';
import { parapetScene } from './scenes/parapet.ts';
import { ridePhoneScene, rideScene } from './scenes/ride.ts';
import { roomNames, roomScene } from './scenes/room.ts';
import { serviceScene } from './scenes/service.ts';
import { streetScene } from './scenes/street.ts';
import { vignetteScene } from './scenes/vignette.ts';

interface Sample {
  name: string;
  art: string;
}

interface Samples {
  kind: 'wide' | 'small' | 'full';
  heading: string;
  pictures: readonly Sample[];
}

const services = ['weekly', 'move', 'renovation'] as const;
const number = '20';

function blocks(): Sample[] {
  const signs = [
    { number, prefix: 'h1-' },
    { number, sky: 'morning', prefix: 'h2-' },
    { number: '404', sky: 'dusk', prefix: 'h3-' },
    { number: 'OK!', sky: 'noon', prefix: 'h4-' },
    { number: '!', sky: 'afternoon', prefix: 'h5-' },
  ] as const;
  return signs.map((sign) => ({ name: sign.number, art: homeScene(sign) }));
}

function homes(areas: readonly SceneFacts[]): Sample[] {
  return areas.slice(0, 4).flatMap(({ slug, area, sign }): Sample[] => {
    const types = area.housing?.flatTypes;
    if (types === undefined) return [];
    const shares = [types.oneAndTwoRoom, types.threeRoom, types.fourRoom, types.fiveRoomAndLarger] as const;
    const block = {
      shares,
      says: slug,
      gable: eastWestText,
      number: sign === undefined ? undefined : String(sign.number),
    };
    return [{ name: slug, art: flatBlock(block) }];
  });
}

/** One of every picture that is not an area's own, except the line map. */
export function samples(areas: readonly SceneFacts[]): Samples[] {
  return [
    { kind: 'wide', heading: 'Block', pictures: blocks() },
    {
      kind: 'wide',
      heading: 'Services',
      pictures: services.map((name, index) => ({ name, art: serviceScene({ name, number, prefix: `s${index}-` }) })),
    },
    {
      kind: 'small',
      heading: 'Vignettes, rooms and bays',
      pictures: [
        ...services.map((name) => ({ name, art: vignetteScene(name) })),
        ...roomNames.map((name) => ({ name, art: roomScene(name) })),
        ...bayNames.map((name, place) => ({ name, art: bayScene({ name, place, code: 'NE17' }) })),
      ],
    },
    {
      kind: 'full',
      heading: 'Ride and night',
      pictures: [
        { name: 'ride', art: rideScene({ number }) },
        { name: 'ride on a phone', art: ridePhoneScene({ number }) },
        { name: 'night', art: nightScene(1) },
      ],
    },
    {
      kind: 'wide',
      heading: 'Spots and homes',
      pictures: [
        { name: 'letterboxes', art: letterboxBank({ unit: '03-55' }) },
        { name: 'parapet', art: parapetScene() },
        { name: 'street', art: streetScene() },
        { name: 'no flats', art: noFlats({ here: 'sheds', distance: '2.4 km', livery: eastWest, says: '2.4 km' }) },
        ...homes(areas),
      ],
    },
  ];
}
