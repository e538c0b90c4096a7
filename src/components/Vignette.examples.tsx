import type { Example } from '#examples/example.ts';
import { Vignette } from './Vignette.tsx';

export const examples: readonly Example[] = [{ name: 'a file', element: <Vignette address="/tile.svg" /> }];
