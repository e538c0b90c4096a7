import type { Example } from '#examples/example.ts';
import { chart, picture } from '#examples/placeholder.ts';
import { Picture } from './Picture.tsx';

export const examples: readonly Example[] = [
  { name: 'decoration', element: <Picture picture={picture(360, 150)} /> },
  { name: 'with a name', element: <Picture picture={chart(360, 150, '40% first, 60% second')} /> },
];
