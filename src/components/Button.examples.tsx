import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';
import { ButtonLink } from './Button.tsx';

const button = { text: 'Book Now', link: '/contact' } as const;

export const examples = {
  primary: <ButtonLink button={button} tone="primary" />,
  ink: <ButtonLink button={button} tone="ink" />,
  outline: <ButtonLink button={button} tone="outline" />,
  'small, without an arrow': <ButtonLink button={button} tone="primary" size="small" arrow={false} />,
  disabled: (
    <button type="submit" disabled className={cx(classes.button, { tone: 'primary' })}>
      Sending...
    </button>
  ),
  'two as the actions of a section': (
    <div className={classes.actions}>
      <ButtonLink button={button} tone="primary" />
      <ButtonLink button={{ text: 'Somewhere else', link: '/about' }} tone="outline" />
    </div>
  ),
};
