import { expect, test } from 'vitest';
import { openState } from '../../../src/components/open-now.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const office = {
  timeZone: 'Asia/Singapore',
  openingHours: {
    heading: 'Opening hours',
    days: [
      { label: 'Monday to Friday', days: weekdays, opens: '08:00', closes: '18:00' },
      { label: 'Saturday', days: ['Saturday'], opens: '09:00', closes: '17:00' },
      { label: 'Sunday', days: ['Sunday'] },
    ],
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
])('%s', (_name, utc, state) => {
  expect(at(utc)).toEqual(state);
});

test('an office that never opens has no state', () => {
  const never = { ...office, openingHours: { heading: '', days: [{ label: 'Always', days: ['Sunday'] as const }] } };
  expect(openState(never, new Date())).toBeUndefined();
});
