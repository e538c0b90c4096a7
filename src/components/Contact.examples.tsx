import type { Example } from '#examples/example.ts';
import { contact } from '#examples/placeholder.ts';
import { CallLink, Text, WhatsAppButton } from './Contact.tsx';

const texts = {
  'a text without links': 'Ask us anything.',
  'a text with the phone number': 'Or call {phone}.',
  'a text with both': 'Call {phone} or write to {email}.',
  'a text with the same link twice': '{phone}, again {phone}',
};

export const examples: readonly Example[] = [
  { name: 'call link', element: <CallLink phone={contact.phone} /> },
  { name: 'WhatsApp button', element: <WhatsAppButton number={contact.phone} /> },
  ...Object.entries(texts).map(([name, text]) => ({
    name,
    element: (
      <p>
        <Text text={text} contact={contact} />
      </p>
    ),
  })),
];
