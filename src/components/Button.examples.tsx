import * as classes from '#generated/classes.ts';
import type { Example } from '#examples/example.ts';
import { cx } from '#styles/cx.ts';
import { ButtonLink } from './Button.tsx';
import { Arrow } from './Icon.tsx';
import { DataLink } from './Link.tsx';

const button = { text: 'Book Now', link: '/contact' };

export const examples: readonly Example[] = [
  { name: 'primary', element: <ButtonLink button={button} tone="primary" /> },
  { name: 'ink', element: <ButtonLink button={button} tone="ink" /> },
  { name: 'outline', element: <ButtonLink button={button} tone="outline" /> },
  {
    name: 'mango, on dark grounds only',
    element: (
      <div className={`${cx(classes.closing)} ${cx(classes.dark)}`}>
        <div className={cx(classes.wrap)}>
          <ButtonLink button={button} tone="mango" />
        </div>
      </div>
    ),
  },
  { name: 'small', element: <ButtonLink button={button} tone="primary" size="small" arrow={false} /> },
  { name: 'without an arrow', element: <ButtonLink button={button} tone="primary" arrow={false} /> },
  {
    name: 'disabled',
    element: (
      <button type="submit" disabled className={cx(classes.button, { tone: 'primary' })}>
        Sending...
      </button>
    ),
  },
  {
    name: 'two as the actions of a section',
    element: (
      <div className={cx(classes.actions)}>
        <ButtonLink button={button} tone="primary" />
        <ButtonLink button={{ text: 'Somewhere else', link: '/elsewhere' }} tone="outline" />
      </div>
    ),
  },
  {
    name: 'text link',
    element: (
      <DataLink to="/area" className={cx(classes.textLink)}>
        Learn More <Arrow />
      </DataLink>
    ),
  },
];
