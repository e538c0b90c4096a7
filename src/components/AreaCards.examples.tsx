import type { AreaCard } from '#types/places.ts';
import { AreaCards } from './AreaCards.tsx';

const plain: AreaCard = {
  path: '/',
  name: 'Area',
  description: '12,345 homes stand within 1 km of the station.',
  picture: '/tile.svg',
};
const cards: AreaCard[] = [
  { ...plain, path: '/about', sign: { code: 'NE1', line: 'ne', lineName: 'First Line' } },
  {
    ...plain,
    path: '/contact',
    name: 'Gardens of Longbottom',
    description:
      'The sentence of an area may be as long as this one, which names a place, a year, 1987, and a figure, 54%.',
    sign: { code: 'EW33', line: 'ew', lineName: 'Second Line' },
  },
  plain,
];

export const examples = { 'the cards of areas': <AreaCards cards={cards} /> };
