import type { Example } from '#examples/example.ts';
import { Art } from './Art.tsx';

export const examples: readonly Example[] = [
  { name: 'a file', element: <Art address="/tile.svg" width={120} height={120} /> },
];
