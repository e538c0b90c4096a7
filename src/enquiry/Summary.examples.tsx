import { notesOf } from './mistakes.ts';
import { Summary } from './Summary.tsx';

const mistakes = { name: 'Type your name.', service: 'Choose a service.', message: 'Type a message.' };

export const examples = {
  'one field': <Summary notes={notesOf({ name: mistakes.name })} />,
  'several fields': <Summary notes={notesOf(mistakes)} />,
};
