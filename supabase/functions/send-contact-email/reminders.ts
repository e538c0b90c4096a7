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

/** An open enquiry; `contact.awaiting_reminders` in supabase/migrations explains it. */
interface Awaiting {
  id: string;
  open_since: Date;
  occasion: string;
  is_reminded: boolean;
  is_overdue: boolean;
  again: string | null;
}

interface Reminder {
  enquiry: string;
  kind: 'remind' | 'overdue' | 'again';
  occasion: string;
}

/**
 * The shortest time between two searches for due reminders, in ms. The retry job starts one each minute, and every
 * enquiry would start another.
 */
const every = 30_000;
/** A digest may be sent until this long after the business opens, in ms. A later one is skipped. */
const morning = 4 * 60 * 60 * 1_000;
const oneDay = 24 * 60 * 60 * 1_000;

/** The reminders of an enquiry that are due at a moment. */
function remindersOf({ id: enquiry, ...own }: Awaiting, at: number, time: BusinessTime): Reminder[] {
  const since = own.open_since.getTime();
  const due: Reminder[] = own.again === null ? [] : [{ enquiry, kind: 'again', occasion: own.again }];
  if (own.is_overdue) return due;
  if (at >= time.deadline(since)) return [...due, { enquiry, kind: 'overdue', occasion: own.occasion }];
  if (own.is_reminded || at < time.reminder(since)) return due;
  return [...due, { enquiry, kind: 'remind', occasion: own.occasion }];
}

/** The day that a digest is named after: today, or the Monday of this week. */
function dayOfDigest(date: string, digest: DigestFrequency): string {
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  return digest === 'daily' ? date : new Date(Date.parse(date) - sinceMonday * oneDay).toISOString().slice(0, 10);
}

/** Queues the reminders and the digest that are due, in business hours only. It may be called at any time. */
export function createReminders({ sql, clock, time, digest }: ReminderSettings): () => Promise<void> {
  let next = 0;
  return async () => {
    const at = clock.now();
    if (at < next || !time.isOpen(at)) return;
    const awaiting = await sql<Awaiting[]>`select * from contact.awaiting_reminders()`;
    const due = awaiting.flatMap((one) => remindersOf(one, at, time));
    await sql`select contact.queue_reminders(${JSON.stringify(due)}::text::jsonb)`;
    const isMorning = at < (time.openingOf(at) ?? 0) + morning;
    if (digest !== 'off' && isMorning) await sql`select contact.queue_digest(${dayOfDigest(time.dateOf(at), digest)})`;
    next = at + every;
  };
}
