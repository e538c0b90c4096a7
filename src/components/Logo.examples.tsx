import type { Example } from '#examples/example.ts';
import { Logo } from './Logo.tsx';

export const examples: readonly Example[] = [
  { name: 'short', element: <Logo brand="Brand" /> },
  { name: 'long', element: <Logo brand="A brand of several words" /> },
];
