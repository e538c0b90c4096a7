import { contact } from '#examples/placeholder.ts';
import { CallLink, Text, WhatsAppButton } from './Contact.tsx';

export const examples = {
  'call link': <CallLink phone={contact.phone} />,
  'WhatsApp button': <WhatsAppButton number={contact.phone} />,
  'a text with the phone number and the address': (
    <p>
      <Text text="Call {phone} or write to {email}." contact={contact} />
    </p>
  ),
};
