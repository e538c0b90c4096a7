import { describe, expect, test } from 'vitest';
import { openState } from '../../../src/components/open-now.ts';

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

// Singapore is eight hours ahead of UTC, without summer time.
const at = (utc: string) => openState(office, new Date(`${utc}:00Z`));

test.each([
  ['Wednesday 8:00, the minute it opens', '2026-11-18T00:00', { open: true, until: '18:00' }],
  ['Wednesday 17:59', '2026-11-18T09:59', { open: true, until: '18:00' }],
  ['Saturday noon', '2026-11-21T04:00', { open: true, until: '17:00' }],
  ['Wednesday 7:59', '2026-11-17T23:59', { open: false, day: 'Wednesday', today: true, at: '08:00' }],
  ['Wednesday 18:00', '2026-11-18T10:00', { open: false, day: 'Thursday', today: false, at: '08:00' }],
  ['Saturday 17:00', '2026-11-21T09:00', { open: false, day: 'Monday', today: false, at: '08:00' }],
  ['Sunday', '2026-11-22T04:00', { open: false, day: 'Monday', today: false, at: '08:00' }],
  [
    'Monday 00:30, still Sunday in London',
    '2026-11-22T16:30',
    { open: false, day: 'Monday', today: true, at: '08:00' },
  ],
])('%s (%s UTC): the state is %j', (_name, utc, state) => {
  expect(at(utc)).toEqual(state);
});

const closed = (from: string, to = from) => ({ label: 'Holiday', from, to, dates: '' });
const open = (from: string, opens: string, closes: string) => ({ ...closed(from), opens, closes });

// Thursday, 24 December 2026 and the days after it.
describe.each([
  {
    what: 'with Christmas week closed and a short day after it',
    special: [closed('2026-12-24', '2027-01-03'), open('2027-01-04', '10:00', '13:00')],
    cases: [
      ['the day before', '2026-12-23T04:00', { open: true, until: '18:00' }],
      ['the evening before', '2026-12-23T12:00', { open: false, day: '4 Jan', today: false, at: '10:00' }],
      [
        '23:59 in Singapore the day before',
        '2026-12-23T15:59',
        { open: false, day: '4 Jan', today: false, at: '10:00' },
      ],
      ['the first day, noon', '2026-12-24T04:00', { open: false, day: '4 Jan', today: false, at: '10:00' }],
      ['a week before the end', '2026-12-28T04:00', { open: false, day: 'Monday', today: false, at: '10:00' }],
      ['the last day', '2027-01-03T04:00', { open: false, day: 'Monday', today: false, at: '10:00' }],
      ['the short day at 9', '2027-01-04T01:00', { open: false, day: 'Monday', today: true, at: '10:00' }],
      ['the short day at 12', '2027-01-04T04:00', { open: true, until: '13:00' }],
      ['the short day at 14', '2027-01-04T06:00', { open: false, day: 'Tuesday', today: false, at: '08:00' }],
      ['the year after', '2027-12-27T04:00', { open: true, until: '18:00' }],
    ],
  },
  {
    what: 'with a public holiday, and hours of its own on another',
    special: [open('2027-01-01', '10:00', '12:00')],
    cases: [
      ['the holiday at noon', '2026-12-25T04:00', { open: false, day: 'Saturday', today: false, at: '09:00' }],
      ['the evening before', '2026-12-24T12:00', { open: false, day: 'Saturday', today: false, at: '09:00' }],
      ['the holiday with hours', '2027-01-01T03:00', { open: true, until: '12:00' }],
    ],
  },
  {
    what: 'open on a Sunday',
    special: [open('2026-12-27', '11:00', '12:00')],
    cases: [
      ['that Sunday', '2026-12-27T03:30', { open: true, until: '12:00' }],
      ['the Saturday evening before', '2026-12-26T12:00', { open: false, day: 'Sunday', today: false, at: '11:00' }],
      ['another Sunday', '2027-01-03T03:30', { open: false, day: 'Monday', today: false, at: '08:00' }],
    ],
  },
] as const)('an office $what', ({ special, cases }) => {
  const openingHours = { ...office.openingHours, special };
  test.each<readonly [string, string, object]>(cases)('%s (%s UTC): the state is %j', (_name, utc, state) => {
    expect(openState({ ...office, openingHours }, new Date(`${utc}:00Z`))).toEqual(state);
  });
});

test('an office that is closed for more than a year has no state', () => {
  const openingHours = { ...office.openingHours, special: [closed('2026-01-01', '2028-01-01')] };
  expect(openState({ ...office, openingHours }, new Date('2026-06-01T00:00Z'))).toBeUndefined();
});

test('an office that never opens has no state', () => {
  const never = {
    ...office,
    openingHours: { heading: '', days: [{ label: 'Always', days: ['Sunday'] as const }], special: [], holidays: [] },
  };
  expect(openState(never, new Date())).toBeUndefined();
});
