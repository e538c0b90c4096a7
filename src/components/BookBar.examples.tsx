import type { Example } from '#examples/example.ts';
import { contact } from '#examples/placeholder.ts';
import { BookBar } from './BookBar.tsx';

export const examples: readonly Example[] = [
  { name: 'at the foot of a phone’s screen, up to 767 px', element: <BookBar phone={contact.phone} /> },
];
