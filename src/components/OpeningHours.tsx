import { useSyncExternalStore } from 'react';
import * as classes from '#generated/classes.ts';
import { openingHours as words } from '#generated/interface.ts';
import type { Site } from '#types/site.ts';
import { filled } from './Filled.tsx';
import { openState, type OpenState } from './open-now.ts';

type OpeningHoursProps = Pick<Site, 'openingHours' | 'customerService' | 'timeZone' | 'language'>;

/** `18:00` in the site's words, such as `6:00 PM`. */
function timeOf(time: string, text = words.time): string {
  const [hour24 = '', minute = ''] = time.split(':');
  const amOrPm = Number(hour24) < 12 ? words.beforeNoon : words.afterNoon;
  return filled(text, { hour12: Number(hour24) % 12 || 12, hour24, minute, amOrPm });
}

const short = (time: string) => timeOf(time, time.endsWith(':00') ? words.fullHour : words.time);

function sentence(state: OpenState | undefined): string {
  if (state === undefined) return '';
  if (state.open) return filled(words.openNow, { time: short(state.until) });
  return filled(state.today ? words.opensToday : words.opensOn, { day: state.day, time: short(state.at) });
}

function everyMinute(update: () => void): () => void {
  const timer = setInterval(update, 60_000);
  return () => clearInterval(timer);
}

/** Shows whether the office is open now, if scripts run. The opening hours below are shown in any case. */
function OpenNow(office: Pick<OpeningHoursProps, 'openingHours' | 'timeZone' | 'language'>) {
  const now = () => sentence(openState(office, new Date()));
  // The HTML was made at another time, so its state is empty. The first render in the browser must match the HTML.
  const state = useSyncExternalStore(everyMinute, now, () => '');
  return <p>{state}</p>;
}

interface Row {
  label: string;
  opens?: string;
  closes?: string;
}

/** The hours of a day, such as `8:00 AM to 6:00 PM` or `Closed`. */
function hoursOf({ opens, closes }: Row): string {
  return opens && closes ? filled(words.hours, { opens: timeOf(opens), closes: timeOf(closes) }) : words.closed;
}

/** The opening hours with their heading, as a table: the days of the week, then the special days by their dates. */
export function OpeningHours({ openingHours, customerService, timeZone, language }: OpeningHoursProps) {
  const { days, special, holidays } = openingHours;
  const week: readonly Row[] = holidays.length > 0 ? [...days, { label: words.publicHolidays }] : days;
  const dated = special.map((row) => ({ ...row, label: `${row.label}, ${row.dates}` }));
  return (
    <>
      <div className={classes.openNow}>
        <h3>{openingHours.heading}</h3>
        <OpenNow openingHours={openingHours} timeZone={timeZone} language={language} />
      </div>
      <table>
        {[week, dated].map(
          (rows, index) =>
            rows.length > 0 && (
              <tbody key={index}>
                {rows.map((row) => (
                  <tr key={row.label}>
                    <th scope="row">{row.label}</th>
                    <td>{hoursOf(row)}</td>
                  </tr>
                ))}
              </tbody>
            ),
        )}
      </table>
      <p className={classes.small}>
        {customerService.heading}: {customerService.text}
      </p>
    </>
  );
}
