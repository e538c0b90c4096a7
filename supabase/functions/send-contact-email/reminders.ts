import type { BusinessTime } from './business-time.ts';
import type { Clock } from './clock.ts';
import type { Query } from './database.ts';

/** How often the owner gets a digest. */
export const digestFrequencies = ['daily', 'weekly', 'off'] as const;
export type DigestFrequency = (typeof digestFrequencies)[number];

interface ReminderSettings {
  sql: Query;
  clock: Clock;
  time: BusinessTime;
  digest: DigestFrequency;
}

/** An open enquiry; `contact.awaiting_reply` in supabase/migrations explains it. */
interface Awaiting {
  id: string;
  open_since: Date;
  remind_at: Date | null;
  reminded_at: Date;
}

/**
 * The shortest time between two searches for due reminders, in ms. The retry job starts one each minute, and every
 * enquiry would start another.
 */
const every = 30_000;
/** A digest may be sent until this long after the business opens, in ms. A later one is skipped. */
const morning = 4 * 60 * 60 * 1_000;
const oneDay = 24 * 60 * 60 * 1_000;
/** The most enquiries that are added to one reminder, because providers refuse large mails; the next lists the others. */
const mostListed = 20;

/** When an enquiry last became due, in ms: soon to be answered, late, or as the owner requested; 0 if it did not. */
function dueOf({ open_since: open, remind_at: wish }: Awaiting, at: number, time: BusinessTime): number {
  const since = open.getTime();
  const moments = [time.reminder(since), time.deadline(since), wish?.getTime() ?? 0];
  return Math.max(0, ...moments.filter((moment) => moment <= at));
}

/** The day that a digest is named after: today, or the Monday of this week. */
function dayOfDigest(date: string, digest: DigestFrequency): string {
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  return digest === 'daily' ? date : new Date(Date.parse(date) - sinceMonday * oneDay).toISOString().slice(0, 10);
}

/** Queues the digest and the reminder that are due, in business hours only. It may be called at any time. */
export function createReminders({ sql, clock, time, digest }: ReminderSettings): () => Promise<void> {
  let next = 0;
  return async () => {
    const at = clock.now();
    if (at < next || !time.isOpen(at)) return;
    // The digest first: what it lists needs no reminder.
    const isMorning = at < (time.openingOf(at) ?? 0) + morning;
    if (digest !== 'off' && isMorning) await sql`select contact.queue_digest(${dayOfDigest(time.dateOf(at), digest)})`;
    const awaiting = await sql<Awaiting[]>`select * from contact.awaiting_reply()`;
    const due = awaiting
      .map((one) => ({ id: one.id, due: new Date(dueOf(one, at, time)), last: one.reminded_at }))
      .filter((one) => one.last < one.due)
      .slice(0, mostListed);
    await sql`select contact.queue_reminder(${JSON.stringify(due)}::text::jsonb)`;
    next = at + every;
  };
}
