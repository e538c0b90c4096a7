import type { Example } from '#examples/example.ts';
import type { Here as HereData } from '#types/places.ts';
import { Here } from './Here.tsx';

const words = { heading: 'Serving the area', lead: 'For homes and offices around the station.' };
const whole: HereData = {
  heading: 'New keys in the area?',
  paragraph:
    'Two sentences that only this place has, with a figure of 60% and the name of a street. This is the second.',
  figure: { value: '7,602', label: 'flats around the station were completed since 2020' },
  text: 'After the contractor leaves, a clean takes 4–8 hours.',
  service: { path: '/first', name: 'Post renovation cleaning' },
};
const { paragraph: _paragraph, figure: _figure, ...least } = whole;

export const examples: readonly Example[] = [
  { name: 'whole', element: <Here {...words} here={whole} /> },
  { name: 'a place of which nothing is known', element: <Here {...words} here={least} /> },
];
