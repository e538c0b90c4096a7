import type { ComponentProps } from 'react';
import * as classes from '#generated/classes.ts';
import type { Example } from '#examples/example.ts';
import { site } from '#examples/placeholder.ts';
import { cx } from '#styles/cx.ts';
import { OpeningHours } from './OpeningHours.tsx';

const { openingHours } = site;
const days = ['Monday'] as const;
const turnOfDay = [
  { label: 'Night', days, opens: '00:00', closes: '12:00' },
  { label: 'Day', days, opens: '12:00', closes: '23:59' },
];

/** Puts the hours into the contact details, because the recipe `details` contains the styles of the table. */
function example(name: string, shown: ComponentProps<typeof OpeningHours>['openingHours']): Example {
  return {
    name,
    element: (
      <dl className={cx(classes.details)}>
        <div>
          <dt>{shown.heading}</dt>
          <dd>
            <OpeningHours {...site} openingHours={shown} />
          </dd>
        </div>
      </dl>
    ),
  };
}

export const examples: readonly Example[] = [
  example('weekdays, a short day, a closed day', openingHours),
  example('special days', {
    ...openingHours,
    special: [
      { label: 'Christmas', from: '2098-12-24', to: '2099-01-02', dates: '24 December 2098 – 2 January 2099' },
      {
        label: 'Stocktaking',
        from: '2099-03-21',
        to: '2099-03-21',
        dates: '21 March 2099',
        opens: '08:00',
        closes: '14:30',
      },
    ],
  }),
  example('midnight to noon, noon to midnight', { ...openingHours, days: turnOfDay }),
];
