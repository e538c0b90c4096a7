import type { Example } from '#gallery/example.ts';
import { site } from '#gallery/placeholder.ts';
import { Fields } from './Fields.tsx';

const services = site.enquiryServices;

export const examples: readonly Example[] = [
  { name: 'empty', element: <Fields services={services} mistakes={{}} disabled={false} /> },
  {
    name: 'with mistakes',
    element: <Fields services={services} mistakes={{ email: 'Type your email address.' }} disabled={false} />,
  },
  { name: 'while it is sent', element: <Fields services={services} mistakes={{}} disabled /> },
];
