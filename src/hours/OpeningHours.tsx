import * as classes from '#generated/classes.ts';
import { openingHours as words } from '#generated/interface.ts';
import type { Site } from '#content/site.ts';
import { filled } from '#ui/filled-text.ts';
import { Now } from './Now.tsx';
import { timeOf } from './open-now.ts';

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
export function OpeningHours(site: Site) {
  const { openingHours, customerService } = site;
  const { days, special, holidays } = openingHours;
  const week: readonly Row[] = holidays.length > 0 ? [...days, { label: words.publicHolidays }] : days;
  const dated = special.map((row) => ({ ...row, label: `${row.label}, ${row.dates}` }));
  return (
    <>
      <div className={classes.openNow}>
        <h3>{openingHours.heading}</h3>
        <p>
          <Now text="" site={site} />
        </p>
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
