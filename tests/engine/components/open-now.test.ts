import { describe, expect, test } from 'vitest';
import { openState } from '#components/open-now.ts';

type Office = Parameters<typeof openState>[0];

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const office = {
  language: 'en-SG',
  timeZone: 'Asia/Singapore',
  openingHours: {
    heading: 'Opening hours',
    days: [
      { label: 'Monday to Friday', days: weekdays, opens: '08:00', closes: '18:00' },
      { label: 'Saturday', days: ['Saturday'], opens: '09:00', closes: '17:00' },
      { label: 'Sunday', days: ['Sunday'] },
    ],
    special: [],
    holidays: ['2026-12-25', '2027-01-01'],
  },
} as const;

/** The state in words: "until 18:00", or when the office opens next: "today 08:00", "Monday 08:00", "4 Jan 10:00". */
function at(utc: string, special: Office['openingHours']['special'] = []): string | undefined {
  const openingHours = { ...office.openingHours, special };
  const state = openState({ ...office, openingHours }, new Date(`${utc}:00Z`));
  if (state?.open) return `until ${state.until}`;
  return state && `${state.today ? 'today' : state.day} ${state.at}`;
}

// Singapore is eight hours ahead of UTC, without summer time.
test.each([
  ['Wednesday 17:59', '2026-11-18T09:59', 'until 18:00'],
  ['Wednesday 7:59', '2026-11-17T23:59', 'today 08:00'],
  ['Wednesday 18:00', '2026-11-18T10:00', 'Thursday 08:00'],
  ['Saturday 17:00', '2026-11-21T09:00', 'Monday 08:00'],
  ['Monday 00:30, still Sunday in London', '2026-11-22T16:30', 'today 08:00'],
  ['a public holiday at noon', '2026-12-25T04:00', 'Saturday 09:00'],
  ['the evening before it', '2026-12-24T12:00', 'Saturday 09:00'],
])('%s (%s UTC): %s', (_name, utc, state) => {
  expect(at(utc)).toBe(state);
});

const closed = (from: string, to = from) => ({ label: 'Special', from, to, dates: '' });
const open = (from: string, opens: string, closes: string) => ({ ...closed(from), opens, closes });

describe('on special days', () => {
  // Christmas week is closed, and a short day follows.
  const christmas = [closed('2026-12-24', '2027-01-03'), open('2027-01-04', '10:00', '13:00')];
  const newYear = [open('2027-01-01', '10:00', '12:00')];
  const sunday = [open('2026-12-27', '11:00', '12:00')];

  test.each([
    ['23:59 in Singapore the day before', '2026-12-23T15:59', '4 Jan 10:00', christmas],
    ['a week before the end', '2026-12-28T04:00', 'Monday 10:00', christmas],
    ['the last day', '2027-01-03T04:00', 'Monday 10:00', christmas],
    ['the short day at 12', '2027-01-04T04:00', 'until 13:00', christmas],
    ['the short day at 14', '2027-01-04T06:00', 'Tuesday 08:00', christmas],
    ['a holiday with hours of its own', '2027-01-01T03:00', 'until 12:00', newYear],
    ['the Saturday evening before it', '2026-12-26T12:00', 'Sunday 11:00', sunday],
    ['more than a year closed', '2026-06-01T00:00', undefined, [closed('2026-01-01', '2028-01-01')]],
  ])('%s (%s UTC): %s', (_name, utc, state, special) => {
    expect(at(utc, special)).toBe(state);
  });
});

test('an office that never opens has no state', () => {
  const days = [{ label: 'Always', days: ['Sunday'] as const }];
  expect(openState({ ...office, openingHours: { ...office.openingHours, days } }, new Date())).toBeUndefined();
});
