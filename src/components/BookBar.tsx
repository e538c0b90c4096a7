import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import { cx } from '#styles/cx.ts';
import { ButtonLink } from './Button.tsx';
import { telephone } from './Contact.tsx';
import { Icon } from './Icon.tsx';

/** Call and Book Now at the bottom of a phone's screen. */
export function BookBar({ phone }: { phone: string }) {
  return (
    <section className={cx(classes.bookBar)} aria-label={texts.contact.callOrBook}>
      <a className={cx(classes.round)} href={telephone(phone)} aria-label={texts.contact.call}>
        <Icon name="phone" />
      </a>
      <ButtonLink button={{ text: texts.navigation.book, link: '/contact' }} tone="primary" arrow={false} />
    </section>
  );
}
