import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import { telephone, type Site } from '#types/site.ts';
import { cx } from '#styles/cx.ts';
import { Filled } from './Filled.tsx';
import { Icon } from './Icon.tsx';

export type ContactFacts = Pick<Site, 'phone' | 'email'>;

/** The phone number as a link with an icon. */
export function CallLink({ phone }: { phone: string }) {
  return (
    <a className={classes.textLink} href={telephone(phone)}>
      <Icon name="phone" />
      {phone}
    </a>
  );
}

/** The address of a chat on WhatsApp. */
export function whatsAppChat(number: string): string {
  return `https://wa.me/${number.replaceAll(/\D/g, '')}`;
}

/** A link to a chat on WhatsApp, as a button. */
export function WhatsAppButton({ number }: { number: string }) {
  return (
    <a className={cx(classes.button, { tone: 'outline' })} href={whatsAppChat(number)} rel="noopener">
      <Icon name="whatsapp" />
      {texts.contact.whatsapp}
    </a>
  );
}

/** A text in which {phone} and {email} become links. */
export function Text({ text, contact }: { text: string; contact: ContactFacts }) {
  const phone = <a href={telephone(contact.phone)}>{contact.phone}</a>;
  const email = <a href={`mailto:${contact.email}`}>{contact.email}</a>;
  return <Filled text={text} values={{ phone, email }} />;
}
