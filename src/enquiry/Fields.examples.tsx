import { site } from '#examples/placeholder.ts';
import { Fields } from './Fields.tsx';
import { corrected, notesOf } from './mistakes.ts';

const services = site.enquiryServices;
const notes = { ...notesOf({ name: 'Type your name.', service: 'Choose a service.' }), email: corrected };

export const examples = {
  'with mistakes and one that was corrected': <Fields services={services} notes={notes} disabled={false} />,
  'while it is sent': <Fields services={services} notes={{}} disabled />,
};
