import * as classes from '#generated/classes.ts';
import type { Site } from '#generated/pages.ts';
import { cx } from '#styles/cx.ts';

/** `18:00` as `6:00 PM`. */
function twelveHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The opening hours as a table. */
export function OpeningHours({ openingHours, customerService }: Pick<Site, 'openingHours' | 'customerService'>) {
  return (
    <>
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
