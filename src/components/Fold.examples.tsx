import type { Example } from '#examples/example.ts';
import { Fold } from './Fold.tsx';

export const examples: readonly Example[] = [{ name: 'the fold', element: <Fold /> }];
