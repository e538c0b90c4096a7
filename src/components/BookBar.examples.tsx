import { contact } from '#examples/placeholder.ts';
import { BookBar } from './BookBar.tsx';

const withChat = { ...contact, whatsapp: contact.phone };

export const examples = {
  'at the foot of a phone’s screen, up to 767 px': <BookBar site={contact} />,
  'with WhatsApp': <BookBar site={withChat} />,
  'on the page of the form': <BookBar site={withChat} withForm />,
};
