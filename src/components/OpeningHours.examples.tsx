import type { Example } from '#gallery/example.ts';
import { site } from '#gallery/placeholder.ts';
import { OpeningHours } from './OpeningHours.tsx';

const { openingHours, customerService, timeZone } = site;
const days = ['Monday'];

export const examples: readonly Example[] = [
  {
    name: 'weekdays, a short day, a closed day',
    element: <OpeningHours openingHours={openingHours} customerService={customerService} timeZone={timeZone} />,
  },
  {
    name: 'midnight to noon, noon to midnight',
    element: (
      <OpeningHours
        openingHours={{
          ...openingHours,
          days: [
            { label: 'Night', days, opens: '00:00', closes: '12:00' },
            { label: 'Day', days, opens: '12:00', closes: '23:59' },
          ],
        }}
        customerService={customerService}
        timeZone={timeZone}
      />
    ),
  },
];
