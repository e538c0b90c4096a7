import type { Example } from '#examples/example.ts';
import { contact } from '#examples/placeholder.ts';
import { BookBar } from './BookBar.tsx';

export const examples: readonly Example[] = [
  { name: 'at the foot of a phone’s screen, up to 767 px', element: <BookBar site={contact} /> },
  { name: 'with WhatsApp', element: <BookBar site={{ ...contact, whatsapp: contact.phone }} /> },
  { name: 'on the page of the form', element: <BookBar site={{ ...contact, whatsapp: contact.phone }} withForm /> },
];
