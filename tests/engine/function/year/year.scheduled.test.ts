import { expect, test } from 'vitest';
import { checkYear } from './checks.ts';
import { runYear } from './year.ts';

/** With `--mode long`, it is a whole year. YEAR_SEED repeats a run. */
const isLong = import.meta.env.MODE === 'long';
const size = isLong ? { days: 360, enquiries: 10_000, kills: 40 } : { days: 8, enquiries: 70, kills: 3 };
const seed = process.env['YEAR_SEED'] ?? (isLong ? String(Date.now()) : 'block 20');

test('with bursts, kills and a day without mail, no mail is lost or doubled and no reminder is missing or sent at night', async () => {
  if (isLong) console.log(`YEAR_SEED=${seed}`);
  const year = await runYear(seed, size);
  expect(checkYear(year)).toEqual({ lost: [], doubled: [], overdue: [], untimely: [], late: [] });
  const count = (kind: string) => year.mails.filter((mail) => mail.kind === kind).length;
  expect(count('notify')).toBe(count('ack'));
  for (const kind of ['reminder', 'digest']) expect(count(kind), kind).toBeGreaterThan(3);
}, 7_200_000);
