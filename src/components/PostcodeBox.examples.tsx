import type { PostalSector } from '#types/places.ts';
import type { Example } from '#examples/example.ts';
import { PostcodeBox } from './PostcodeBox.tsx';

const words = {
  heading: 'Find your area',
  label: 'Your postcode',
  near: 'Nearest to you:',
  far: 'We may come all the same: ask us.',
  all: 'All postcodes',
};
const sectors: PostalSector[] = [
  {
    sector: '01',
    nearest: [
      { path: '/first', name: 'First', distance: 0.4 },
      { path: '/second', name: 'Second', distance: 1.2 },
    ],
  },
  { sector: '99', nearest: [{ path: '/third', name: 'Third', distance: 9.8 }] },
];

export const examples: readonly Example[] = [
  { name: 'before anything is typed', element: <PostcodeBox words={words} sectors={sectors} /> },
];
