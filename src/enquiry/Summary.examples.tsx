import type { Example } from '#examples/example.ts';
import { notesOf } from './notes.ts';
import { Summary } from './Summary.tsx';

export const examples: readonly Example[] = [
  { name: 'one field', element: <Summary notes={notesOf({ name: 'Type your name.' })} /> },
  {
    name: 'several fields',
    element: (
      <Summary notes={notesOf({ name: 'Type your name.', service: 'Choose a service.', message: 'Type a message.' })} />
    ),
  },
];
