import type { Example } from '#examples/example.ts';
import { TileLinks } from './TileLinks.tsx';

const names = ['First', 'Second', 'Third', 'A place with a long name', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];

export const examples: readonly Example[] = [
  { name: 'eight names', element: <TileLinks tiles={names.map((name) => ({ name, to: '#main' }))} /> },
];
