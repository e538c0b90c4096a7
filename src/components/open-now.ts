import { openingHours as words } from '#generated/interface.ts';
import type { Site, Weekday } from '#types/site.ts';

type OpeningHours = Pick<Site, 'openingHours' | 'timeZone' | 'language'>;

/**
 * Whether the office is open: if so, until when; if not, when it opens next. Times have the form `18:00`, in the
 * office's time zone. `day` is the name of a weekday or, if the day is more than a week ahead, a date.
 */
export type OpenState = { open: true; until: string } | { open: false; day: string; today: boolean; at: string };

const week: readonly Weekday[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const oneDay = 24 * 60 * 60 * 1000;
/** In days. An office that does not open within this time counts as never open. */
const farthest = 366;

/** The day as `2026-12-24` and the time of day as `18:00` in a time zone. Swedish dates and times have this form. */
function clockIn(timeZone: string, now: Date): { date: string; time: string } {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [date = '', time = ''] = format.format(now).split(/\s/);
  return { date, time };
}

/** The hours of a day. A special day replaces the hours of its weekday. */
function hoursOn({ days, special }: Site['openingHours'], day: Date): { opens?: string; closes?: string } | undefined {
  const date = day.toISOString().slice(0, 10);
  return (
    special.find(({ from, to }) => from <= date && date <= to) ??
    days.find((row) => row.days.includes(week[day.getUTCDay()]!))
  );
}

function nameOf(day: Date, ahead: number, language: string): string {
  if (ahead <= 7) return words.weekdays[week[day.getUTCDay()]!];
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(day);
}

/** The state of the office at a moment; undefined if it never opens. */
export function openState({ openingHours, timeZone, language }: OpeningHours, now: Date): OpenState | undefined {
  const { date, time } = clockIn(timeZone, now);
  const dayIn = (ahead: number) => new Date(Date.parse(date) + ahead * oneDay);
  const today = hoursOn(openingHours, dayIn(0));
  if (today?.opens && today.closes && time >= today.opens && time < today.closes)
    return { open: true, until: today.closes };
  for (let ahead = 0; ahead <= farthest; ahead++) {
    const day = dayIn(ahead);
    const opens = hoursOn(openingHours, day)?.opens;
    if (opens === undefined || (ahead === 0 && time >= opens)) continue;
    return { open: false, day: nameOf(day, ahead, language), today: ahead === 0, at: opens };
  }
  return undefined;
}
