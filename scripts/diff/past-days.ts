import type { Content } from '#content/content.ts';
import { today } from '#content/date.ts';
import { placeOf } from '#content/place.ts';
import type { Problem } from '#content/problem.ts';

/** New special days that are over already: probably the days of last year. Days that were not over stay as they are. */
export function pastDays(before: Content, after: Content, now: Date): Problem[] {
  const site = after.single('site');
  const specialOf = (content: Content) => content.single('site').data.openingHours.special ?? [];
  const old = specialOf(before).map((days) => JSON.stringify(days));
  const day = today(now, site.data.timeZone);
  return specialOf(after).flatMap((days, index) => {
    const { label, from, to = from } = days;
    if (to >= day || old.includes(JSON.stringify(days))) return [];
    return {
      place: placeOf(site, ['openingHours', 'special', index, 'from']),
      rule: 'past-days',
      message: `"${label}" is over: its last day was ${to}, so no page shows it. Is the year right?`,
      fix: `if not →  from: ${Number(from.slice(0, 4)) + 1}${from.slice(4)}`,
    };
  });
}
