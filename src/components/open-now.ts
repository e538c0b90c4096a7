import type { Site, Weekday } from '#generated/pages.ts';

type OpeningHours = Pick<Site, 'openingHours' | 'timeZone'>;

/** Whether the office is open: until when, or when it opens next. Times are `18:00`, on the office's own clock. */
export type OpenState = { open: true; until: string } | { open: false; day: string; today: boolean; at: string };

const week: readonly Weekday[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The day of the week and the time of day in a time zone. */
function clockIn(timeZone: string, now: Date): { day: number; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', hour: '2-digit', minute: '2-digit' });
  const part = (type: string) => parts.formatToParts(now).find((candidate) => candidate.type === type)?.value ?? '';
  return { day: week.findIndex((name) => name === part('weekday')), time: `${part('hour')}:${part('minute')}` };
}

/** The state of the office at a moment; undefined where it never opens. */
export function openState({ openingHours, timeZone }: OpeningHours, now: Date): OpenState | undefined {
  const { day, time } = clockIn(timeZone, now);
  const hoursOn = (ahead: number) => openingHours.days.find(({ days }) => days.includes(week[(day + ahead) % 7]!));
  const today = hoursOn(0);
  if (today?.opens && today.closes && time >= today.opens && time < today.closes)
    return { open: true, until: today.closes };
  for (let ahead = 0; ahead <= 7; ahead++) {
    const opens = hoursOn(ahead)?.opens;
    if (opens === undefined || (ahead === 0 && time >= opens)) continue;
    return { open: false, day: week[(day + ahead) % 7]!, today: ahead === 0, at: opens };
  }
  return undefined;
}
