import { useEffect, useState } from 'react';
import * as classes from '#generated/classes.ts';
import type { Site } from '#generated/pages.ts';
import { cx } from '#styles/cx.ts';
import { openState, type OpenState } from './open-now.ts';

type OpeningHoursProps = Pick<Site, 'openingHours' | 'customerService' | 'timeZone'>;

/** `18:00` as `6:00 PM`. */
export function twelveHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

function sentence(state: OpenState): string {
  if (state.open) return `Open now, until ${twelveHour(state.until)}`;
  return `Closed now, opens ${state.today ? 'today' : state.day} at ${twelveHour(state.at)}`;
}

/** Whether the office is open now, where a script can tell; the hours beside it always hold. */
function OpenNow({ openingHours, timeZone }: Pick<OpeningHoursProps, 'openingHours' | 'timeZone'>) {
  const [state, setState] = useState<OpenState>();
  useEffect(() => setState(openState({ openingHours, timeZone }, new Date())), [openingHours, timeZone]);
  return <p className={cx(classes.openNow, { state: state?.open ? 'open' : undefined })}>{state && sentence(state)}</p>;
}

/** The opening hours as a table. */
export function OpeningHours({ openingHours, customerService, timeZone }: OpeningHoursProps) {
  return (
    <>
      <OpenNow openingHours={openingHours} timeZone={timeZone} />
      <table>
        <tbody>
          {openingHours.days.map(({ label, opens, closes }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{opens && closes ? `${twelveHour(opens)} to ${twelveHour(closes)}` : 'Closed'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={cx(classes.small, { tone: 'muted' })}>
        {customerService.heading}: {customerService.text}
      </p>
    </>
  );
}
