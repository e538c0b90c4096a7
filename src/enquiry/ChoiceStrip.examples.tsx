import { choices } from '#examples/board.ts';
import type { Example } from '#examples/example.ts';
import { ChoiceStrip } from './ChoiceStrip.tsx';

export const examples: readonly Example[] = [{ name: 'nothing chosen', element: <ChoiceStrip choices={choices} /> }];
