import { expect, test } from 'vitest';
import {
  businessTime,
  type PromisedHours,
  type ReplyDeadline,
} from '../../../supabase/functions/send-contact-email/shared/business-time.ts';
import { company } from './company.ts';
import { singapore } from './harness.ts';

/** Monday to Friday 8 to 18, Saturday 9 to 17; 25 December 2026 is a Friday and a holiday. */
const openingHours: PromisedHours = {
  deadlines: { area: 'same-day', other: '24-hours' },
  timeZone: 'Asia/Singapore',
  hours: {
    ...company.hours,
    special: [
      { from: '2026-12-24', to: '2026-12-24', opens: '09:00', closes: '13:00' },
      { from: '2026-12-28', to: '2026-12-29' },
      { from: '2027-02-07', to: '2027-02-07', opens: '10:00', closes: '11:00' },
    ],
  },
};
const time = businessTime(openingHours);
const areaOf = (promised: ReplyDeadline) => (promised === 'same-day' ? 'Bedok' : null);
const shown = (at: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Singapore', dateStyle: 'short', timeStyle: 'short' }).format(at);

test.each<[what: string, received: string, promised: ReplyDeadline, deadline: string]>([
  ['on a weekday', '2026-11-24 10:00', '24-hours', '2026-11-25 10:00'],
  ['at night', '2026-11-24 23:00', '24-hours', '2026-11-25 18:00'],
  ['on a Friday, before an open Saturday', '2026-11-27 17:55', '24-hours', '2026-11-28 17:00'],
  ['on a Saturday: Sunday does not count', '2026-11-28 15:00', '24-hours', '2026-11-30 15:00'],
  ['on a Sunday: until Monday’s closing time', '2026-11-29 12:00', '24-hours', '2026-11-30 18:00'],
  ['on a Saturday before a Monday off', '2026-11-07 12:00', '24-hours', '2026-11-10 12:00'],
  ['on a holiday before a weekend', '2026-12-25 10:00', '24-hours', '2026-12-26 17:00'],
  ['before days that are closed', '2026-12-26 16:30', '24-hours', '2026-12-30 16:30'],
  ['on a closed holiday, before one with an open hour', '2027-02-06 12:00', '24-hours', '2027-02-07 11:00'],
  ['just before closing', '2026-11-24 17:50', 'same-day', '2026-11-24 18:00'],
  ['at closing time: the next day', '2026-11-24 18:00', 'same-day', '2026-11-25 18:00'],
  ['after a Saturday before a Monday off', '2026-11-07 17:30', 'same-day', '2026-11-10 18:00'],
])('received %s (%s), with the promise %s: deadline %s', (_what, received, promised, deadline) => {
  const open = [singapore(received), areaOf(promised)] as const;
  expect(shown(time.deadline(...open))).toBe(deadline);
});

test.each<[received: string, promised: ReplyDeadline, overdue: string]>([
  ['2026-11-24 10:00', '24-hours', '2026-11-27 10:00'],
  ['2026-11-24 10:00', 'same-day', '2026-11-26 18:00'],
  ['2026-11-26 17:30', '24-hours', '2026-11-30 17:00'],
  ['2026-12-24 14:00', 'same-day', '2026-12-31 17:00'],
])('an enquiry of %s, with the promise %s, is overdue for two business days on %s', (received, promised, overdue) => {
  expect(shown(time.overdue(time.deadline(singapore(received), areaOf(promised))))).toBe(overdue);
});

test.each([
  ['2026-11-24 07:59', false],
  ['2026-11-24 08:00', true],
  ['2026-11-24 18:00', false],
  ['2026-12-25 12:00', false],
  ['2026-12-24 13:30', false],
  ['2027-02-07 10:30', true],
])('at %s the company is open: %s', (at, isOpen) => {
  expect(time.isOpen(singapore(at))).toBe(isOpen);
});

test('a deadline is in business hours or at their end, after the enquiry', () => {
  for (const area of [null, 'Bedok']) {
    for (let at = singapore('2026-12-20 00:00'); at < singapore('2027-01-04 00:00'); at += 97 * 60_000) {
      const deadline = time.deadline(at, area);
      expect([time.isOpen(deadline - 1), at < deadline], shown(at)).toEqual([true, true]);
    }
  }
});

test('where daylight saving time changes, opening hours follow the local clock', () => {
  const vienna = businessTime({
    ...openingHours,
    timeZone: 'Europe/Vienna',
    hours: { ...company.hours, holidays: [] },
  });
  const opensAt = (time: string) => [-1, 0].map((minutes) => vienna.isOpen(Date.parse(time) + minutes * 60_000));
  for (const time of ['2026-03-28T08:00Z', '2026-03-30T06:00Z', '2026-10-26T07:00Z'])
    expect(opensAt(time), time).toEqual([false, true]);
  expect(vienna.dateOf(Date.parse('2026-03-28T23:30Z'))).toBe('2026-03-29');
});

test('a company that never opens promises a reply after 24 hours', () => {
  const never = businessTime({ ...openingHours, hours: { ...company.hours, days: [] } });
  const at = singapore('2026-11-24 10:00');
  expect(never.deadline(at, null)).toBe(at + 24 * 60 * 60_000);
  expect(never.isOpen(at)).toBe(false);
});
