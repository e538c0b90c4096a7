import type { ComponentProps } from 'react';
import * as classes from '#generated/classes.ts';
import type { Button as ButtonWords } from '#generated/entries.ts';
import { cx } from '#styles/cx.ts';
import { Arrow, Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

type Tone = keyof typeof classes.button.variants.tone;

interface ButtonLinkProps {
  button: ButtonWords;
  tone: Tone;
  size?: 'small';
  arrow?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({ button, tone, size, arrow = true }: ButtonLinkProps) {
  return (
    <Link to={button.link} className={cx(classes.button, { tone, size })}>
      {button.text}
      {arrow && <Arrow />}
    </Link>
  );
}

interface RoundButtonProps extends ComponentProps<'button'> {
  icon: ComponentProps<typeof Icon>['name'];
  label: string;
  size?: 'small';
}

/** A button that shows only an icon. */
export const RoundButton = ({ icon, label, size, ...button }: RoundButtonProps) => (
  <button type="button" className={cx(classes.round, { size })} {...button} aria-label={label}>
    <Icon name={icon} />
  </button>
);
