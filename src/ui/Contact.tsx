import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import { chatLink, telLink } from '#shared/phone-links.ts';
import type { Site } from '#content/site.ts';
import { cx } from '#styles/cx.ts';
import { Filled } from './Filled.tsx';
import { Icon } from './Icon.tsx';

export type ContactFacts = Pick<Site, 'phone' | 'email'>;

/** The phone number as a link with an icon. */
export function CallLink({ phone }: { phone: string }) {
  return (
    <a className={classes.textLink} href={telLink(phone)}>
      <Icon name="phone" />
      {phone}
    </a>
  );
}

/** A link to a chat on WhatsApp, as a button. */
export function WhatsAppButton({ number }: { number: string }) {
  return (
    <a className={cx(classes.button, { tone: 'outline' })} href={chatLink(number)} rel="noopener">
      <Icon name="whatsapp" />
      {texts.contact.whatsapp}
    </a>
  );
}

/** A text in which {phone} and {email} become links. */
export function Text({ text, contact }: { text: string; contact: ContactFacts }) {
  const phone = <a href={telLink(contact.phone)}>{contact.phone}</a>;
  const email = <a href={`mailto:${contact.email}`}>{contact.email}</a>;
  return <Filled text={text} values={{ phone, email }} />;
}
