import { openingHours as words } from '#generated/interface.ts';
import { clockIn, dateAfter, farthest, hoursOn, weekdayOf } from '#shared/opening-hours.ts';
import type { Site } from '#types/site.ts';

type Office = Pick<Site, 'openingHours' | 'timeZone' | 'language'>;

/**
 * Whether the office is open: if so, until when; if not, when it opens next. Times have the form `18:00`, in the
 * office's time zone. `day` is the name of a weekday or, if the day is more than a week ahead, a date.
 */
export type OpenState = { open: true; until: string } | { open: false; day: string; today: boolean; at: string };

function nameOf(date: string, ahead: number, language: string): string {
  if (ahead <= 7) return words.weekdays[weekdayOf(date)];
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(date));
}

/** The state of the office at a moment; undefined if it never opens. */
export function openState({ openingHours, timeZone, language }: Office, now: Date): OpenState | undefined {
  const { date, time } = clockIn(timeZone)(now.getTime());
  for (let ahead = 0; ahead <= farthest; ahead++) {
    const day = dateAfter(date, ahead);
    const span = hoursOn(openingHours, day);
    if (span === undefined || (ahead === 0 && time >= span.closes)) continue;
    if (ahead === 0 && time >= span.opens) return { open: true, until: span.closes };
    return { open: false, day: nameOf(day, ahead, language), today: ahead === 0, at: span.opens };
  }
  return undefined;
}
