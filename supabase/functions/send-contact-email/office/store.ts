import type { BusinessTime } from '../shared/business-time.ts';
import type { Query } from '../database.ts';
import { uuidRule } from '../enquiry.ts';
import { firstOpen } from '../first-open.ts';
import type { Filter, Status } from '../status.ts';
import type { Limits } from '../store.ts';
import type { StoredEnquiry } from '../stored-enquiry.ts';

/** The result of a change; `contact.change` in supabase/migrations explains it. */
export type Outcome = 'done' | 'unchanged' | 'gone';

/** Which enquiries are listed. */
export interface Choice {
  filter: Filter;
  search: string;
}

/** For how long everybody who asks for the health gets the last answer, in ms: each one is a write. */
const healthKept = 15_000;

/** The value that a query returns. */
async function only<Value>(query: PromiseLike<[{ value: Value }]>): Promise<Value> {
  const [{ value }] = await query;
  return value;
}

/** The queries of sign-in links and sessions, of which the database knows how long they are valid. */
const signInQueries = (sql: Query) => ({
  /** The id of a new sign-in link; null if the owner has enough links that can be used. */
  createSignInLink: (minutes: number) =>
    only(sql<[{ value: string | null }]>`
      select contact.create_sign_in_link(make_interval(mins => ${minutes}), 3, 20) as value`),
  /** Whether a session, or a link that was not used, is not expired. */
  isValid: (kind: 'link' | 'session', id: string) =>
    only(sql<[{ value: boolean }]>`
      select exists (
        select from contact.sign_ins where id = ${id} and kind = ${kind} and expires_at > contact.now()
      ) as value`),
  /** Makes a session of a link; returns nothing if the link was used before or is expired. */
  signIn: (link: string, hours: number) =>
    sql<object[]>`
      update contact.sign_ins set kind = 'session', expires_at = contact.now() + make_interval(hours => ${hours})
      where id = ${link} and kind = 'link' and expires_at > contact.now() returning 1`,
  signOut: async (session: string): Promise<void> => {
    await sql`delete from contact.sign_ins where id = ${session} and kind = 'session'`;
  },
});

export type OfficeStore = ReturnType<typeof createOfficeStore>;

/** The queries of the owner's pages in the schema `contact`; each method rejects if the database is down. */
export function createOfficeStore(sql: Query, { acksPerRecipient, acksPerDay, databaseMegabytes }: Limits) {
  let health: { answer: Promise<string | null>; until: number } | undefined;

  /** The enquiry with an id; undefined if there is none, also if the id is no UUID. */
  async function enquiry(id: string | null | undefined): Promise<StoredEnquiry | undefined> {
    if (typeof id !== 'string' || !uuidRule.test(id)) return undefined;
    const [row] = await sql<{ enquiry: StoredEnquiry }[]>`
      select contact.readable(e) as enquiry from contact.enquiries e where e.id = ${id}`;
    return row?.enquiry;
  }

  return {
    /** What is wrong with the database or the mails; rejects if no enquiry can be stored. */
    health: (): Promise<string | null> => {
      if (health === undefined || health.until < performance.now()) {
        const answer = only(
          sql<[{ value: string | null }]>`select contact.check_health(${databaseMegabytes}) as value`,
        );
        health = { answer, until: performance.now() + healthKept };
      }
      return health.answer;
    },
    /** The enquiries of a list, the newest first, after those that are skipped and after the last one of another part. */
    find: async ({ filter, search }: Choice, size: number, skipped: number, last?: StoredEnquiry) => {
      const rows = await sql<{ enquiry: StoredEnquiry }[]>`
        select enquiry from contact.find(
          ${filter}, ${search}, ${size}, ${skipped}, ${last?.created_at ?? null}::text::timestamptz, ${last?.id ?? null}::uuid
        ) as enquiry`;
      return rows.map(({ enquiry }) => enquiry);
    },
    /** A page of the open enquiries, what is due first at the start. */
    findOpen: async (search: string, size: number, skipped: number, time: BusinessTime) => {
      const first = await firstOpen(sql, search, skipped + size, time);
      return first.slice(skipped).map(({ enquiry }) => enquiry);
    },
    /** How many enquiries with a text each filter shows. */
    counts: (search: string) =>
      only(sql<[{ value: Record<Filter, number> }]>`select contact.count_enquiries(${search}) as value`),
    enquiry,
    change: (id: string, status: Status) =>
      only(sql<[{ value: Outcome }]>`
        select contact.change(${id}::uuid, ${status}, ${acksPerRecipient}, ${acksPerDay}) as value`),
    /** How many enquiries "forget" would delete, and the names in them. */
    enquiriesOf: (address: string) =>
      only(sql<[{ value: { count: number; names: readonly string[] } }]>`
        select jsonb_build_object('count', count(*), 'names', jsonb_agg(distinct name order by name)) as value
        from contact.enquiries where lower(email) = lower(${address})`),
    forget: (address: string) => only(sql<[{ value: number }]>`select contact.forget(${address}) as value`),
    ...signInQueries(sql),
  };
}
