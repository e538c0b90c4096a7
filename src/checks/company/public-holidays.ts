import type { Entry } from '#content/content.ts';
import type { Kinds } from '#content/kinds.ts';
import { placeOf } from '#content/place.ts';
import type { Problem } from '#content/problem.ts';
import type { Check } from '../check.ts';

type Holidays = Entry<Kinds['public-holidays']>;

function disordered(entry: Holidays): Problem[] {
  return entry.data.holidays.flatMap(({ date, name }, index, all) => {
    const before = all[index - 1];
    if (before === undefined || before.date < date) return [];
    const place = placeOf(entry, ['holidays', index, 'date']);
    if (before.date === date) {
      const message = `"${before.name}" is on ${date} too.`;
      return [{ place, rule: 'holiday-twice', message, fix: 'remove one of them, or correct its date.' }];
    }
    const message = `"${name}" (${date}) is below "${before.name}" (${before.date}), but its date is earlier.`;
    return [{ place, rule: 'holidays-out-of-order', message, fix: 'correct its date, or move the line up.' }];
  });
}

const dayAfter = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

/** Holidays on a Sunday whose Monday is missing, in a country where it is a holiday too. */
function withoutMonday(entry: Holidays): Problem[] {
  const { holidays, mondayAfterSunday = false, until } = entry.data;
  return holidays.flatMap(({ date, name }, index) => {
    const monday = dayAfter(date);
    const isSunday = new Date(date).getUTCDay() === 0;
    if (!mondayAfterSunday || !isSunday || monday > until || holidays.some((other) => other.date === monday)) return [];
    return {
      place: placeOf(entry, ['holidays', index, 'date']),
      rule: 'holiday-without-its-monday',
      message: `"${name}" (${date}) is on a Sunday, so ${monday} is a public holiday too, but it is not in the list.`,
      fix: `add this line below it: - { date: ${monday}, name: Monday after ${name} }`,
      form: `“${name}” is on a Sunday, so the Monday after it is a public holiday too. Add it: ${monday}, Monday after ${name}`,
    };
  });
}

/**
 * `until` is the day up to which the list is complete. Reports a last holiday that is after this day, or not in its
 * year.
 */
function endsElsewhere(entry: Holidays): Problem | [] {
  const { until, holidays } = entry.data;
  const last = holidays.at(-1)?.date ?? '';
  if (last.slice(0, 4) === until.slice(0, 4) && last <= until) return [];
  return {
    place: placeOf(entry, ['until']),
    rule: 'holidays-end-elsewhere',
    message:
      last === ''
        ? `The list is empty, but should be complete until ${until}.`
        : `The last holiday is on ${last}, but the list should be complete until ${until}.`,
    fix: 'add the missing holidays, or write the last day until which the list is complete.',
  };
}

/**
 * Public holidays are in order and each once, with the Monday after a Sunday where that is a holiday; the last one is in
 * the year of `until`, and not after it. Whether the list ends soon depends on today's date, so npm run check:launch
 * reports it: content that passed yesterday must pass today.
 */
export const publicHolidays: Check = (content) =>
  content
    .all('public-holidays')
    .flatMap((entry) => [disordered(entry), withoutMonday(entry), endsElsewhere(entry)].flat(2));
