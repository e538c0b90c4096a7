import { openingHours as words } from '#generated/interface.ts';
import { clockIn, dateAfter, farthest, hoursOn, weekdayOf } from '#shared/opening-hours.ts';
import type { Site } from '#types/site.ts';
import { filled } from './filled-text.ts';

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

/** `18:00` in the site's words, such as `6:00 PM`. */
export function timeOf(time: string, text = words.time): string {
  const [hour24 = '', minute = ''] = time.split(':');
  const amOrPm = Number(hour24) < 12 ? words.beforeNoon : words.afterNoon;
  return filled(text, { hour12: Number(hour24) % 12 || 12, hour24, minute, amOrPm });
}

const short = (time: string) => timeOf(time, time.endsWith(':00') ? words.fullHour : words.time);

/** The state of the office at a moment, in a sentence; empty if it never opens. */
export function openNow(office: Office, now: Date): string {
  const state = openState(office, now);
  if (state === undefined) return '';
  if (state.open) return filled(words.openNow, { time: short(state.until) });
  return filled(state.today ? words.opensToday : words.opensOn, { day: state.day, time: short(state.at) });
}

export function everyMinute(update: () => void): () => void {
  const timer = setInterval(update, 60_000);
  return () => clearInterval(timer);
}
