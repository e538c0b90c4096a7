import type { ReactNode } from 'react';
import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import type { Site } from '#types/site.ts';
import { cx } from '#styles/cx.ts';
import { ButtonLink } from './Button.tsx';
import { telephone, whatsAppChat } from './Contact.tsx';
import { Icon } from './Icon.tsx';

interface BookBarProps {
  site: Pick<Site, 'phone' | 'whatsapp'>;
  /** Set on the page with the form: the bar then has no button that opens the form. */
  withForm?: boolean;
  /** The button of the price board, which is in the bar instead of Book Now. On wide screens it is in the board. */
  button?: ReactNode;
}

/** The bar at the bottom of a phone's screen: WhatsApp, Call and Book Now. */
export function BookBar({ site: { phone, whatsapp }, withForm = false, button }: BookBarProps) {
  return (
    <section className={classes.bookBar} aria-label={texts.contact.callOrBook}>
      {whatsapp && (
        <a
          className={`${cx(classes.button, { tone: 'outline' })} ${classes.bookChat}`}
          href={whatsAppChat(whatsapp)}
          rel="noopener"
        >
          <Icon name="whatsapp" />
          <span>{texts.contact.whatsapp}</span>
        </a>
      )}
      {withForm ? (
        <a className={cx(classes.button, { tone: 'ink' })} href={telephone(phone)}>
          <Icon name="phone" />
          {texts.contact.call}
        </a>
      ) : (
        <>
          <a className={cx(classes.round)} href={telephone(phone)} aria-label={texts.contact.call}>
            <Icon name="phone" />
          </a>
          {button ?? <ButtonLink button={{ text: texts.navigation.book, link: '/contact' }} tone="ink" arrow={false} />}
        </>
      )}
    </section>
  );
}
