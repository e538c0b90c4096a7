import type { ComponentProps } from 'react';
import * as classes from '#generated/classes.ts';
import { site } from '#examples/placeholder.ts';
import { OpeningHours } from './OpeningHours.tsx';

const { openingHours } = site;
const special = [
  { label: 'Christmas', from: '2098-12-24', to: '2099-01-02', dates: '24 December 2098 – 2 January 2099' },
  {
    label: 'Stocktaking',
    from: '2099-03-21',
    to: '2099-03-21',
    dates: '21 March 2099',
    opens: '08:00',
    closes: '14:30',
  },
];

/** In the contact details, because the recipe `details` contains the styles of the table. */
const shown = (hours: ComponentProps<typeof OpeningHours>['openingHours']) => (
  <div className={classes.details}>
    <OpeningHours {...site} openingHours={hours} />
  </div>
);

export const examples = {
  'weekdays, a short day, a closed day': shown(openingHours),
  'special days': shown({ ...openingHours, special }),
};
