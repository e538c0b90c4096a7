import type { Example } from '#examples/example.ts';
import { TileGrid } from './TileGrid.tsx';

const facts = [
  { name: 'First fact', text: 'One sentence about it.' },
  { name: 'Second fact', text: 'A sentence that is long enough for two or three lines in its box.' },
  { name: 'A third fact, two lines', text: 'One sentence.' },
  { name: 'Fourth fact', text: 'One sentence.' },
];
const places = ['First', 'Second', 'Third', 'A place with a long name', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];

export const examples: readonly Example[] = [
  { name: 'four facts', element: <TileGrid tiles={facts} /> },
  { name: 'four facts, before the heading of a section', element: <TileGrid tiles={facts} place="first" /> },
  { name: 'four names', element: <TileGrid tiles={places.slice(0, 4).map((name) => ({ name }))} /> },
  { name: 'eight names', element: <TileGrid tiles={places.map((name) => ({ name }))} /> },
];
