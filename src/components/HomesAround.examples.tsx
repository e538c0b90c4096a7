import type { Homes, Nearest as NearestAreas } from '#types/places.ts';
import { picture } from '#examples/placeholder.ts';
import { HomesAround, Nearest } from './HomesAround.tsx';

const homes: Homes = {
  heading: 'Homes around Area',
  summary: '12,345 flats in 123 blocks stand within 1 km of the station. The most common is 3-room: 58%.',
  flatTypes: [
    { label: '1-room', percent: 0, key: picture(18, 22) },
    { label: '2-room', percent: 12, key: picture(18, 22), size: 'typically 45 m²' },
    { label: '3-room', percent: 58, key: picture(18, 22), size: 'typically 65 m²' },
    { label: '4-room and larger', percent: 30, key: picture(18, 22), size: 'a 4-room is typically 90 m²' },
  ],
  picture: picture(600, 266),
  windowsCaption: 'Each window is 1 in 100 flats.',
};

const nearest: NearestAreas = {
  heading: 'Nearest areas',
  areas: [
    { path: '/about', name: 'Second', distance: 0.8, sign: { code: 'NE2', line: 'ne', lineName: 'First Line' } },
    {
      path: '/contact',
      name: 'Gardens of Longbottom',
      distance: 1.2,
      sign: { code: 'EW33', line: 'ew', lineName: 'Second Line' },
    },
    { path: '/privacy', name: 'Fourth', distance: 12 },
  ],
  sources: { text: 'Sources: a list (July 2026). Shares are rounded.', link: 'About these figures' },
};

const noFlats: Homes = {
  ...homes,
  summary: 'No flats stand within 1 km of the station.',
  flatTypes: [],
  picture: picture(640, 200),
};

export const examples = {
  'with flats': <HomesAround homes={homes} />,
  'no flats': <HomesAround homes={noFlats} />,
  'the nearest areas': <Nearest {...nearest} />,
};
