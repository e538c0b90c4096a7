import type { Site as SiteEntry } from '../../../src/generated/entries.ts';
import type { SpecialDays } from '#types/site.ts';
import { today } from '../../content/date.ts';

type Entry = Pick<SiteEntry, 'openingHours' | 'timeZone' | 'language'>;

/**
 * The special days that are not over at a given time, in order. Their dates have a year, so that they stay true on a
 * page that is read long after it was built.
 */
export function comingDays({ openingHours, timeZone, language }: Entry, now: Date): SpecialDays[] {
  const day = today(now, timeZone);
  const words = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (openingHours.special ?? [])
    .map(({ label, from, to = from, closed, opens, closes }) => ({
      label,
      from,
      to,
      dates: words.formatRange(new Date(from), new Date(to)),
      ...(!closed && opens && closes && { opens, closes }),
    }))
    .filter(({ to }) => to >= day)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
}
