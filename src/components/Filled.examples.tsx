import type { Example } from '#examples/example.ts';
import { Filled } from './Filled.tsx';

export const examples: readonly Example[] = [
  { name: 'with words', element: <Filled text="{distance} km" values={{ distance: 4.2 }} /> },
  {
    name: 'with elements',
    element: <Filled text="Call {phone} or {email}." values={{ phone: <b>us</b>, email: <b>write</b> }} />,
  },
];
