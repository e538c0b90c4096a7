import type { Example } from '#examples/example.ts';
import { site } from '#examples/placeholder.ts';
import { Fields } from './Fields.tsx';
import { corrected, notesOf } from './notes.ts';

const services = site.enquiryServices;

export const examples: readonly Example[] = [
  { name: 'empty', element: <Fields services={services} notes={{}} disabled={false} /> },
  {
    name: 'with mistakes',
    element: <Fields services={services} notes={notesOf({ email: 'Type your email address.' })} disabled={false} />,
  },
  {
    name: 'with one that was corrected',
    element: <Fields services={services} notes={{ email: corrected }} disabled={false} />,
  },
  { name: 'while it is sent', element: <Fields services={services} notes={{}} disabled /> },
];
