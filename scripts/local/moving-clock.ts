import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { businessTime } from '../../supabase/functions/send-contact-email/business-time.ts';
import { Clock } from '../../supabase/functions/send-contact-email/clock.ts';
import type { Company } from '../../supabase/functions/send-contact-email/company.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How far the clock can be moved at a time. */
export const moves = ['hour', 'morning', 'day', 'week'] as const;
export type Move = (typeof moves)[number];

const fileIn = (folder: string) => join(folder, 'clock-offset');

/** The clock of this machine's enquiries. It keeps its offset over restarts: what is stored has its times. */
export function keptClock(folder: string): Clock {
  const file = fileIn(folder);
  return new Clock(existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0);
}

/** The moments of a move, one an hour: nothing that would have happened in between is left out. */
function steps(from: number, to: number): number[] {
  const all: number[] = [];
  for (let at = from + hour; at < to; at += hour) all.push(at);
  return [...all, to];
}

/** Moves the clock forward, and lets the retry job run on the way. */
export async function moveClock(
  clock: Clock,
  move: Move,
  { folder, company, job }: { folder: string; company: Company; job: () => Promise<unknown> },
): Promise<void> {
  const from = clock.now();
  const morning = businessTime(company, '24-hours').nextMorning(from) + minute;
  const targets: Record<Move, number> = {
    hour: from + hour,
    morning: Number.isFinite(morning) ? morning : from + 24 * hour,
    day: from + 24 * hour,
    week: from + 7 * 24 * hour,
  };
  mkdirSync(folder, { recursive: true });
  for (const at of steps(from, targets[move])) {
    clock.offset += at - clock.now();
    writeFileSync(fileIn(folder), String(clock.offset));
    await job();
  }
}
