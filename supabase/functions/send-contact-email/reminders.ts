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
  /** Whether another address gets the enquiries that are overdue for two business days. */
  escalates: boolean;
}

/** An open enquiry that may be due. */
interface Awaiting {
  open_since: Date;
  area: string | null;
  /** When the owner wants to be reminded of it. */
  remind_at: Date | null;
  /** When a mail last listed it. */
  reminded_at: Date;
}

/**
 * The shortest time between two searches for due reminders, in ms. The retry job starts one each minute, and every
 * enquiry would start another.
 */
const every = 30_000;
/** How many enquiries one search reads: business time is slow to compute. */
const batch = 200;
/** A digest may be sent until this long after the business opens, in ms. A later one is skipped. */
const morning = 4 * 60 * 60 * 1_000;
const oneDay = 24 * 60 * 60 * 1_000;

/**
 * When an enquiry is due next, in ms: at the time that the owner requested, until which she is not reminded; else when
 * its reply is soon due, late, or overdue. Infinity if it is not due again.
 */
function dueOf({ open_since: open, area, remind_at: wish, reminded_at: last }: Awaiting, time: BusinessTime): number {
  if (wish !== null && wish > last) return wish.getTime();
  const moments = [time.reminder, time.deadline, time.overdue].map((of) => of(open.getTime(), area));
  return Math.min(...moments.filter((moment) => moment > last.getTime()));
}

/** The day that a digest is named after: today, or the Monday of this week. */
function dayOfDigest(date: string, digest: DigestFrequency): string {
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  return digest !== 'weekly' ? date : new Date(Date.parse(date) - sinceMonday * oneDay).toISOString().slice(0, 10);
}

/** Queues the digest and the reminder that are due. It is called in business hours only. */
export function createReminders({ sql, clock, time, digest, escalates }: ReminderSettings): () => Promise<void> {
  // Unlike the time, it goes on evenly when somebody corrects the machine's clock.
  const elapsed = () => performance.now() + clock.offset;
  let next = -Infinity;
  return async () => {
    if (elapsed() < next) return;
    const at = clock.now();
    // The digest first: what it lists needs no reminder.
    const isMorning = at < (time.openingOf(at) ?? 0) + morning;
    if (isMorning) await sql`select contact.queue_digest(${dayOfDigest(time.dateOf(at), digest)}, ${digest !== 'off'})`;
    const awaiting = await sql<(Awaiting & { id: string; version: string })[]>`
      select id, xmin::text as version, status_changed_at as open_since, area, remind_at, reminded_at
      from contact.enquiries where status = 'new' and due_at <= contact.now() order by due_at limit ${batch}`;
    const dues = awaiting.map(({ id, version, ...one }) => {
      const overdue = escalates ? new Date(time.overdue(one.open_since.getTime(), one.area)) : null;
      return { id, version, due: new Date(dueOf(one, time)), overdue };
    });
    await sql`select contact.queue_reminder(${JSON.stringify(dues)}::text::jsonb)`;
    next = elapsed() + every;
  };
}
