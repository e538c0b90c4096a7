import { openingHours as words } from '#generated/interface.ts';
import { businessTime } from '#shared/business-time.ts';
import { clockIn, weekdayOf } from '#shared/opening-hours.ts';
import type { Site } from '#content/site.ts';
import { filled } from '#ui/filled-text.ts';

type Office = Pick<Site, 'openingHours' | 'timeZone' | 'language' | 'replies'>;

/** `18:00` in the site's words, such as `6:00 PM`. */
export function timeOf(time: string, text = words.time): string {
  const [hour24 = '', minute = ''] = time.split(':');
  const amOrPm = Number(hour24) < 12 ? words.beforeNoon : words.afterNoon;
  return filled(text, { hour12: Number(hour24) % 12 || 12, hour24, minute, amOrPm });
}

/** The time of a moment in the office, and its day: a weekday or, if it is more than a week ahead, a date. */
function dayAndTime(at: number, now: number, { timeZone, language }: Office): { day: string; time: string } {
  const clock = clockIn(timeZone);
  const { date, time } = clock(at);
  const dates = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const isNear = Date.parse(date) - Date.parse(clock(now).date) <= 7 * 86_400_000;
  return {
    day: isNear ? words.weekdays[weekdayOf(date)] : dates.format(new Date(date)),
    time: timeOf(time, time.startsWith('00', 3) ? words.fullHour : words.time),
  };
}

/** The state of the office at a moment, in a sentence; empty if it never opens. */
export function openNow(office: Office, now: number): string {
  const { nextOpen, dateOf } = businessTime({ ...office.replies.hours, hours: office.openingHours });
  const next = nextOpen(now);
  if (next === undefined) return '';
  if (next.opens <= now) return filled(words.openNow, dayAndTime(next.closes, now, office));
  const isToday = dateOf(next.opens) === dateOf(now);
  return filled(isToday ? words.opensToday : words.opensOn, dayAndTime(next.opens, now, office));
}

/**
 * A text with the time by which a reply comes, in place of the promise. The text stays if the company never opens, and
 * on days for which nobody knows the public holidays: a clock may be wrong.
 */
export function withReplyTime(office: Office, text: string, now: number): string {
  const { hours, promises, until } = office.replies;
  const { deadline, isOpen, dateOf } = businessTime(hours);
  const due = deadline(now, null);
  // From the year of the first known holiday on.
  const isKnown = dateOf(now) >= (hours.hours.holidays[0] ?? '').slice(0, 4) && dateOf(due) <= until;
  if (!isKnown || !isOpen(due - 1)) return text;
  const named = dayAndTime(due, now, office);
  return promises.reduce((said, { words, by }) => said.replace(words, () => filled(by, named)), text);
}

const kept = new WeakSet<HTMLElement>();

/** Keeps the text of a `Now` true. The first script and React both call it; the second call changes nothing. */
export function keepTrue(line: HTMLElement | null, office: Office): void {
  if (line === null || kept.has(line)) return;
  kept.add(line);
  // In the price board, screen readers would announce each minute.
  line.setAttribute('aria-live', 'off');
  const text = line.textContent;
  const refresh = () => {
    line.textContent = text === '' ? openNow(office, Date.now()) : withReplyTime(office, text, Date.now());
  };
  // The time is shorter than the promise, and nothing below it moves. A page that opens in place is not yet visible, and in
  // development React would report the change.
  const block = line.closest('p')!;
  if (document.documentElement.dataset['client'] === undefined && !import.meta.env.DEV)
    block.style.minHeight = `${block.getBoundingClientRect().height}px`;
  refresh();
  if (line.dataset['now'] === 'once') return;
  const timer = setInterval(() => (line.isConnected ? refresh() : clearInterval(timer)), 60_000);
}
