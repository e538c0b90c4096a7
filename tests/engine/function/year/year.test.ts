import { expect, test } from 'vitest';
import { runYear } from './year.ts';

/** `npm run year` takes a whole one, with 10,000 enquiries and a seed that nobody has seen. */
const short = { days: 12, enquiries: 120, kills: 6, bursts: 3 };
const right = { lost: [], doubled: [], overdue: [], untimely: [], late: [] };

test('in two weeks of bursts, kills and a day without mail nothing is lost, doubled, forgotten or sent at night', async () => {
  const { wrong, figures } = await runYear({ seed: 'block 20', size: short });
  expect(wrong).toEqual(right);
  expect(figures).toMatchObject({ enquiries: 120, notify: figures['ack'] });
  for (const kind of ['remind', 'overdue', 'again', 'digest']) expect(figures[kind], kind).toBeGreaterThan(3);
}, 600_000);

const tiny = { days: 2, enquiries: 20, kills: 0, bursts: 1 };

test.each([
  { fault: 'night', found: 'untimely', what: 'reminders at night' },
  { fault: 'twice', found: 'doubled', what: 'mails that are queued twice' },
] as const)('finds $what', { timeout: 600_000 }, async ({ fault, found }) => {
  const { wrong } = await runYear({ seed: 'block 20', size: tiny, fault });
  expect(wrong[found].length).toBeGreaterThan(0);
});
