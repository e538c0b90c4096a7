import type { Example } from '#gallery/example.ts';
import { Letterboxes } from './Letterboxes.tsx';

const facts = [
  { name: 'First fact', text: 'One sentence about it.' },
  { name: 'Second fact', text: 'A sentence that is long enough for two or three lines in its box.' },
  { name: 'A third fact, two lines', text: 'One sentence.' },
  { name: 'Fourth fact', text: 'One sentence.' },
];
const places = ['First', 'Second', 'Third', 'A place with a long name', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];

export const examples: readonly Example[] = [
  { name: 'four facts', element: <Letterboxes boxes={facts} /> },
  { name: 'four facts, before the heading of a section', element: <Letterboxes boxes={facts} first /> },
  { name: 'four names', element: <Letterboxes boxes={places.slice(0, 4).map((name) => ({ name }))} /> },
  { name: 'eight names', element: <Letterboxes boxes={places.map((name) => ({ name }))} /> },
];
