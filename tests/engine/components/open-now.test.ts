import { describe, expect, test } from 'vitest';
import { openNow, withReplyTime } from '#hours/open-now.ts';

type Office = Parameters<typeof openNow>[0];

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const timeZone = 'Asia/Singapore';
const deadlines = { area: 'same-day', other: '24-hours' } as const;
const usual: Office['openingHours'] = {
  heading: 'Opening hours',
  days: [
    { label: 'Monday to Friday', days: weekdays, opens: '08:00', closes: '18:00' },
    { label: 'Saturday', days: ['Saturday'], opens: '09:00', closes: '17:00' },
    { label: 'Sunday', days: ['Sunday'] },
  ],
  special: [],
  holidays: ['2026-12-25', '2027-01-01'],
};

/** An office that promises a reply within a day, and counts these hours. */
function officeWith(openingHours: Office['openingHours'], hours = openingHours): Office {
  const promises = [{ words: 'within a day', by: 'by {day}, {time}' }];
  const replies = { hours: { timeZone, hours, deadlines }, promises, until: '2027-12-31' };
  return { language: 'en-SG', timeZone, openingHours, replies };
}

const at = (utc: string, special: Office['openingHours']['special'] = []) =>
  openNow(officeWith({ ...usual, special }), Date.parse(`${utc}Z`));
const replyAt = (utc: string, office: Office) => withReplyTime(office, 'We reply within a day.', Date.parse(`${utc}Z`));

// Singapore is eight hours ahead of UTC, without summer time.
test.each([
  ['Wednesday 17:59', '2026-11-18T09:59', 'Open now, until 6 PM'],
  ['Wednesday 7:59', '2026-11-17T23:59', 'Opens today, 8 AM'],
  ['Wednesday 18:00', '2026-11-18T10:00', 'Opens Thursday, 8 AM'],
  ['Saturday 17:00', '2026-11-21T09:00', 'Opens Monday, 8 AM'],
  ['Monday 00:30, still Sunday in London', '2026-11-22T16:30', 'Opens today, 8 AM'],
  ['a public holiday at noon', '2026-12-25T04:00', 'Opens Saturday, 9 AM'],
  ['the evening before it', '2026-12-24T12:00', 'Opens Saturday, 9 AM'],
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
    ['23:59 in Singapore the day before', '2026-12-23T15:59', 'Opens 4 Jan, 10 AM', christmas],
    ['a week before the end', '2026-12-28T04:00', 'Opens Monday, 10 AM', christmas],
    ['the last day', '2027-01-03T04:00', 'Opens Monday, 10 AM', christmas],
    ['the short day at 12', '2027-01-04T04:00', 'Open now, until 1 PM', christmas],
    ['the short day at 14', '2027-01-04T06:00', 'Opens Tuesday, 8 AM', christmas],
    ['a holiday with hours of its own', '2027-01-01T03:00', 'Open now, until 12 PM', newYear],
    ['the Saturday evening before it', '2026-12-26T12:00', 'Opens Sunday, 11 AM', sunday],
    ['more than a year closed', '2026-06-01T00:00', '', [closed('2026-01-01', '2028-01-01')]],
  ])('%s (%s UTC): %s', (_name, utc, state, special) => {
    expect(at(utc, special)).toBe(state);
  });
});

test('an office that never opens has no state, and no time by which it replies', () => {
  const never = officeWith({ ...usual, days: [{ label: 'Always', days: ['Sunday'] }] });
  expect(openNow(never, Date.now())).toBe('');
  expect(replyAt('2026-11-18T03:20', never)).toBe('We reply within a day.');
});

test.each<[what: string, utc: string, said: string, special?: Office['openingHours']['special']]>([
  ['on a Wednesday', '2026-11-18T03:20', 'We reply by Thursday, 11:20 AM.'],
  ['before the office opens', '2026-11-17T23:00', 'We reply by Wednesday, 6 PM.'],
  ['after it closed', '2026-11-18T12:00', 'We reply by Thursday, 6 PM.'],
  ['on a Saturday', '2026-11-21T03:20', 'We reply by Monday, 11:20 AM.'],
  ['on a Sunday', '2026-11-22T03:20', 'We reply by Monday, 6 PM.'],
  ['the day before a public holiday', '2026-12-24T03:20', 'We reply by Saturday, 11:20 AM.'],
  ['before ten days off', '2026-12-23T03:20', 'We reply by 4 Jan, 11:20 AM.', [closed('2026-12-24', '2027-01-03')]],
  ['with a clock that is years behind', '2015-01-01T03:20', 'We reply within a day.'],
  ['before days whose holidays nobody knows', '2027-12-31T03:20', 'We reply within a day.'],
])('%s (%s UTC): %s', (_what, utc, said, special = []) => {
  expect(replyAt(utc, officeWith({ ...usual, special }))).toBe(said);
});

test('the time of a reply leaves out public holidays, also if the site does not say that the office is closed', () => {
  const unsaid = officeWith({ ...usual, holidays: [] }, usual);
  expect(replyAt('2026-12-24T03:20', unsaid)).toBe('We reply by Saturday, 11:20 AM.');
});
