import type { Example } from '#examples/example.ts';
import { TileStrip } from './TileStrip.tsx';

export const examples: readonly Example[] = [{ name: 'a strip', element: <TileStrip /> }];
