import { expect, test } from 'vitest';
import { runYear } from './year.ts';

/** `npm run year` runs a whole year, with 10,000 enquiries and a new seed each time. */
const short = { days: 8, enquiries: 70, kills: 3, bursts: 2 };
const right = { lost: [], doubled: [], overdue: [], untimely: [], late: [] };

test('in a week of bursts, kills and a day without mail, no mail is lost or doubled and no reminder is missing or sent at night', async () => {
  const { wrong, figures } = await runYear({ seed: 'block 20', size: short });
  expect(wrong).toEqual(right);
  expect(figures).toMatchObject({ enquiries: short.enquiries, notify: figures['ack'] });
  for (const kind of ['remind', 'overdue', 'digest']) expect(figures[kind], kind).toBeGreaterThan(3);
  // There are only a few: on the day without mail, reminders after the deadline replace the requested ones.
  expect(figures['again']).toBeGreaterThan(0);
}, 600_000);

test('the checks find reminders at night, and mails that are queued twice', { timeout: 600_000 }, async () => {
  const tiny = { days: 2, enquiries: 12, kills: 0, bursts: 1 };
  const { wrong } = await runYear({ seed: 'block 20', size: tiny, faults: ['night', 'twice'] });
  expect(wrong.untimely).not.toEqual([]);
  expect(wrong.doubled).not.toEqual([]);
});
