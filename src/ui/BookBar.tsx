import type { ReactNode } from 'react';
import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import { cx } from '#styles/cx.ts';
import { ButtonLink } from './Button.tsx';
import { chatLink, telLink } from '#shared/phone-links.ts';
import type { Site } from '#content/site.ts';
import { Icon } from './Icon.tsx';

interface BookBarProps {
  site: Pick<Site, 'phone' | 'whatsapp'>;
  /** Set on the page with the form: the bar then has no button that opens the form. */
  withForm?: boolean;
  /** The button of the price board, which is in the bar instead of Book Now. On wide screens it is in the board. */
  button?: ReactNode;
}

const whatsAppWay = { icon: 'whatsapp', words: texts.contact.whatsapp, tone: 'outline', rel: 'noopener' } as const;

/** The bar at the bottom of a phone's screen: WhatsApp, Call and Book Now. On the page of the form, two wide buttons. */
export function BookBar({ site: { phone, whatsapp }, withForm = false, button }: BookBarProps) {
  const call = { icon: 'phone', words: texts.contact.call, to: telLink(phone), tone: 'ink', rel: undefined } as const;
  const ways = whatsapp ? [{ ...whatsAppWay, to: chatLink(whatsapp) }, call] : [call];
  return (
    <section className={classes.bookBar} aria-label={texts.contact.callOrBook}>
      {ways.map(({ icon, words, to, tone, rel }) =>
        withForm ? (
          <a key={icon} className={cx(classes.button, { tone })} href={to} rel={rel}>
            <Icon name={icon} />
            {words}
          </a>
        ) : (
          <a key={icon} className={cx(classes.round)} href={to} rel={rel} aria-label={words}>
            <Icon name={icon} />
          </a>
        ),
      )}
      {!withForm &&
        (button ?? <ButtonLink button={{ text: texts.navigation.book, link: '/contact' }} tone="ink" arrow={false} />)}
    </section>
  );
}
