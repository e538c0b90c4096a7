import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { businessTime } from '../../supabase/functions/send-contact-email/business-time.ts';
import { Clock } from '../../supabase/functions/send-contact-email/clock.ts';
import type { Company } from '../../supabase/functions/send-contact-email/company.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The steps by which the clock can be moved, with the texts of their buttons. */
export const moves = { hour: '1 hour', morning: 'To the next business morning', day: '1 day', week: '1 week' };
type Move = keyof typeof moves;
export const isMove = (name: string | null): name is Move => name !== null && Object.hasOwn(moves, name);

const fileIn = (folder: string) => join(folder, 'clock-offset');

/**
 * The clock of the local enquiry function. Its offset is kept across restarts, because stored enquiries have its times.
 */
export function loadClock(folder: string): Clock {
  const file = fileIn(folder);
  return new Clock(existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0);
}

/** Moves the clock forward, and runs the retry job each hour, so that no reminder is skipped. */
export async function moveClock(
  clock: Clock,
  move: Move,
  { folder, company, job }: { folder: string; company: Company; job: () => Promise<unknown> },
): Promise<void> {
  const from = clock.now();
  const morning = businessTime(company).nextMorning(from) + minute;
  const targets: Record<Move, number> = {
    hour: from + hour,
    morning: Number.isFinite(morning) ? morning : from + 24 * hour,
    day: from + 24 * hour,
    week: from + 7 * 24 * hour,
  };
  mkdirSync(folder, { recursive: true });
  for (let at = from; at < targets[move];) {
    at = Math.min(at + hour, targets[move]);
    clock.offset += at - clock.now();
    writeFileSync(fileIn(folder), String(clock.offset));
    await job();
  }
}
