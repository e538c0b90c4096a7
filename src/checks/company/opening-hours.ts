import type { Entry } from '#content/content.ts';
import type { Kinds } from '#content/kinds.ts';
import { repeats } from '#content/group.ts';
import { placeOf, type Path } from '#content/place.ts';
import type { Problem } from '#content/problem.ts';
import type { Check } from '../check.ts';

type Site = Entry<Kinds['site']>;
type Special = NonNullable<Kinds['site']['openingHours']['special']>[number];

interface Row {
  label: string;
  opens?: string;
  closes?: string;
}

const hoursPath = (...rest: Path): Path => ['openingHours', ...rest];
const lastOf = ({ from, to = from }: Special) => to;

/** Both times or neither, and both on one day. */
function times(site: Site, { label, opens, closes }: Row, path: Path): Problem | [] {
  if ((opens === undefined) !== (closes === undefined)) {
    const [there, missing] = opens === undefined ? ['closes', 'opens'] : ['opens', 'closes'];
    const isSpecial = path.includes('special');
    return {
      place: placeOf(site, [...path, there], 'key'),
      rule: 'half-of-the-hours',
      message: `"${label}" has "${there}" without "${missing}".`,
      fix: `add "${missing}", or ${isSpecial ? `write "closed: true" instead of "${there}"` : `remove "${there}"`} if the office is closed.`,
      form: `“${label}” has only one of its two times. Write when it ${missing}, or, if the office is closed, empty the other one${isSpecial ? ' and choose Yes for “Closed”' : ''}.`,
    };
  }
  if (opens === undefined || closes === undefined || opens < closes) return [];
  return {
    place: placeOf(site, [...path, 'closes']),
    rule: 'closes-before-it-opens',
    message: `"${label}" closes at ${closes}, but opens at ${opens}. The office must close on the day on which it opens.`,
    fix: `write a time that is later than ${opens} and not later than 23:59, or exchange the two times.`,
  };
}

/** Reports a day of the week that is in two rows: "Open now" could not tell which of them applies. */
function daysTwice(site: Site): Problem[] {
  const all = site.data.openingHours.days.flatMap(({ label, days }, row) =>
    days.map((day, index) => ({ label, day, path: hoursPath('days', row, 'days', index) })),
  );
  return repeats(all, ({ day }) => day).map(({ item: { day, path }, first }) => ({
    place: placeOf(site, path),
    rule: 'day-with-two-hours',
    message: `${day} is already in the row "${first.label}".`,
    fix: 'name each day of the week in one row only.',
    also: [placeOf(site, first.path)],
  }));
}

function closedOrOpen(site: Site, { label, closed, opens, closes }: Special, path: Path): Problem | [] {
  const hasHours = opens !== undefined || closes !== undefined;
  if (closed && hasHours) {
    return {
      place: placeOf(site, [...path, 'closed'], 'key'),
      rule: 'closed-and-open',
      message: `"${label}" is closed, but has hours as well.`,
      fix: 'remove "closed", or remove "opens" and "closes".',
      form: `“${label}” is closed, but has hours as well. Choose No, or empty both times.`,
    };
  }
  if (closed || hasHours) return [];
  return {
    place: { ...placeOf(site, [...path, 'label']), path: [...path, 'closed'] },
    rule: 'neither-closed-nor-open',
    message: `"${label}" has neither "closed" nor hours.`,
    fix: 'add "closed: true", or the hours, such as opens: "09:00", closes: "13:00".',
    form: `“${label}” is neither closed nor has hours. Choose Yes, or write when it opens and closes, such as 09:00 and 13:00.`,
  };
}

function backwards(site: Site, days: Special, path: Path): Problem | [] {
  const { label, from } = days;
  if (from <= lastOf(days)) return [];
  return {
    place: placeOf(site, [...path, 'to']),
    rule: 'ends-before-it-begins',
    message: `"${label}" ends on ${lastOf(days)}, before it begins on ${from}.`,
    fix: 'write a later day, or for one day remove "to".',
    form: `This day is before ${from}, on which “${label}” begins. Write a later day, or for one day leave it empty.`,
  };
}

function overlaps(site: Site, list: readonly Special[]): Problem[] {
  return list.flatMap((days, index) => {
    const other = list.findIndex(
      (before, at) => at < index && before.from <= lastOf(days) && days.from <= lastOf(before),
    );
    if (other < 0) return [];
    const before = list[other]!;
    return {
      place: placeOf(site, hoursPath('special', index, 'from')),
      rule: 'day-with-two-hours',
      message: `"${days.label}" overlaps with "${before.label}", which lasts from ${before.from} to ${lastOf(before)}.`,
      fix: 'let one of them begin after the other ends.',
      also: [placeOf(site, hoursPath('special', other, 'from'))],
    };
  });
}

function checkHours(site: Site): Problem[] {
  const { days, special = [] } = site.data.openingHours;
  return [
    ...days.flatMap((row, index) => times(site, row, hoursPath('days', index))),
    ...daysTwice(site),
    ...special.flatMap((row, index) => {
      const path = hoursPath('special', index);
      return [
        closedOrOpen(site, row, path),
        row.closed ? [] : times(site, row, path),
        backwards(site, row, path),
      ].flat();
    }),
    ...overlaps(site, special),
  ];
}

/**
 * Every day has one pair of opening hours or is closed, and special days do not overlap. Past special days are no
 * problem: content that passed yesterday must pass today.
 */
export const openingHours: Check = (content) => content.all('site').flatMap(checkHours);
