import type { BusinessTime } from './business-time.ts';
import type { Clock } from './clock.ts';
import type { Query } from './database.ts';

/** The most open enquiries that a mail lists: Gmail cuts off the end of a mail of 102 kB. */
const most = 10;

interface OpenEnquiry {
  id: string;
  since: Date;
  area: string | null;
}

/** The open enquiries with a text, what is due first at the start, at most as many. */
export async function firstOpen(sql: Query, search: string, size: number, { deadline }: BusinessTime) {
  const open = await sql<OpenEnquiry[]>`select id, since, area from contact.first_open(${search}, ${size})`;
  const dues = open.map((one) => ({ ...one, due: deadline(one.since.getTime(), one.area) }));
  return dues.toSorted((one, other) => one.due - other.due).slice(0, size);
}

interface MorningSettings {
  sql: Query;
  clock: Clock;
  time: BusinessTime;
  /** Whether another address gets the enquiries that are open two business days after their deadline. */
  escalates: boolean;
}

/** Plans the mails of the day, if they are not planned yet. It is called in business hours only. */
export function createMorning({ sql, clock, time, escalates }: MorningSettings): () => Promise<void> {
  let planned = '';
  return async () => {
    const at = clock.now();
    const day = time.dateOf(at);
    if (planned === day) return;
    const open = await firstOpen(sql, '', most, time);
    const overdue = open.filter(({ since, area }) => escalates && time.overdue(since.getTime(), area) <= at);
    const idsOf = (some: readonly OpenEnquiry[]) => JSON.stringify(some.map(({ id }) => id));
    await sql`select contact.plan_morning(${day}, ${idsOf(open)}::text::jsonb, ${idsOf(overdue)}::text::jsonb)`;
    planned = day;
  };
}
