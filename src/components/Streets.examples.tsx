import type { Example } from '#examples/example.ts';
import { Streets } from './Streets.tsx';

const streets = Array.from({ length: 9 }, (_, index) => ({
  name: `${['First Avenue', 'Second Street', 'The Longest Name of a Road'][index % 3]} ${index + 1}`,
  blocks: '101A–101D, 102, 104–108, 110A',
  distance: `${140 + index * 90} m`,
}));
const words = { heading: 'Is my block covered?', lead: 'Blocks within 1 km of the station.', all: '3 more streets' };

export const examples: readonly Example[] = [
  {
    name: 'many streets',
    element: <Streets streets={{ ...words, near: streets.slice(0, 6), others: streets.slice(6) }} />,
  },
  { name: 'one street', element: <Streets streets={{ ...words, near: streets.slice(0, 1), others: [] }} /> },
];
