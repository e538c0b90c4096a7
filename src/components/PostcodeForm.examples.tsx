import type { Example } from '#examples/example.ts';
import { PostcodeForm } from './PostcodeForm.tsx';

const words = { label: 'Your postcode', hint: 'Six digits. Two are enough.', button: 'Find' };

export const examples: readonly Example[] = [
  { name: 'before anything is typed', element: <PostcodeForm words={words} /> },
];
