import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';
import { ButtonLink } from './Button.tsx';
import { telephone } from './Contact.tsx';
import { Icon } from './Icon.tsx';

/** Call and Book Now at the bottom of a phone's screen. */
export function BookBar({ phone }: { phone: string }) {
  return (
    <section className={cx(classes.bookBar)} aria-label="Book or call">
      <a className={cx(classes.round)} href={telephone(phone)} aria-label={`Call ${phone}`}>
        <Icon name="phone" />
      </a>
      <ButtonLink button={{ text: 'Book Now', link: '/contact' }} tone="primary" arrow={false} />
    </section>
  );
}
