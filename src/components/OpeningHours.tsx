import { useSyncExternalStore } from 'react';
import * as classes from '#generated/classes.ts';
import type { Site } from '#types/site.ts';
import { cx } from '#styles/cx.ts';
import { openState, type OpenState } from './open-now.ts';

type OpeningHoursProps = Pick<Site, 'openingHours' | 'customerService' | 'timeZone'>;

/** `18:00` as `6:00 PM`. */
export function twelveHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const short = (time: string) => twelveHour(time).replace(':00', '');

function sentence(state: OpenState | undefined): string {
  if (state === undefined) return '';
  if (state.open) return `Open now, until ${short(state.until)}`;
  // Short enough for one line on the narrowest phone: space for one line is reserved before the text is known.
  return `Opens ${state.today ? 'today' : state.day}, ${short(state.at)}`;
}

function everyMinute(update: () => void): () => void {
  const timer = setInterval(update, 60_000);
  return () => clearInterval(timer);
}

/** Shows whether the office is open now, if scripts run; the hours beside it are always there. */
function OpenNow(office: Pick<OpeningHoursProps, 'openingHours' | 'timeZone'>) {
  const now = () => sentence(openState(office, new Date()));
  // The HTML was made at another time, so it leaves this empty; the first render in the browser must match it.
  const words = useSyncExternalStore(everyMinute, now, () => '');
  return <p className={cx(classes.openNow)}>{words}</p>;
}

/** `8:00 AM to 6:00 PM`, or `Closed`. */
function hoursOf({ opens, closes }: { opens?: string; closes?: string }): string {
  return opens && closes ? `${twelveHour(opens)} to ${twelveHour(closes)}` : 'Closed';
}

/** The opening hours as a table: the days of the week, then the special days by their dates. */
export function OpeningHours({ openingHours, customerService, timeZone }: OpeningHoursProps) {
  return (
    <>
      <OpenNow openingHours={openingHours} timeZone={timeZone} />
      <table>
        <tbody>
          {openingHours.days.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{hoursOf(row)}</td>
            </tr>
          ))}
        </tbody>
        {openingHours.special.length > 0 && (
          <tbody>
            {openingHours.special.map((days) => (
              <tr key={days.from}>
                <th scope="row">
                  {days.label}, {days.dates}
                </th>
                <td>{hoursOf(days)}</td>
              </tr>
            ))}
          </tbody>
        )}
      </table>
      <p className={cx(classes.small, { tone: 'muted' })}>
        {customerService.heading}: {customerService.text}
      </p>
    </>
  );
}
