import type { Action, Filter } from '../actions.ts';
import type { Query } from '../database.ts';
import type { OfficeEnquiry } from '../stored-enquiry.ts';

/** The result of an action; `contact.act` in supabase/migrations explains it. */
export interface Acted {
  outcome: 'done' | 'pressed' | 'unchanged' | 'gone';
  happenedAt: Date;
}

/** Which enquiries are listed. */
export interface Choice {
  filter: Filter;
  search: string;
}

interface Settings {
  sql: Query;
  acksPerRecipient: number;
  acksPerDay: number | null;
}

export type OfficeStore = ReturnType<typeof createOfficeStore>;

/** The queries of the owner's pages in the schema `contact`; each method rejects if the database is down. */
export function createOfficeStore({ sql, acksPerRecipient, acksPerDay }: Settings) {
  return {
    /** Resolves if the database answers and has the tables. */
    ask: async (): Promise<void> => {
      await sql`select from contact.enquiries limit 1`;
    },
    /** The ids of a page of the enquiries, the newest first; of all of them if the size is null. */
    find: async ({ filter, search }: Choice, size: number | null, skipped: number): Promise<string[]> => {
      const rows = await sql<{ id: string }[]>`
        select id from contact.find(${filter}, ${search}) as id limit ${size}::integer offset ${skipped}::integer`;
      return rows.map(({ id }) => id);
    },
    /** The enquiries with these ids, in this order, without those that are gone. */
    enquiries: async (ids: readonly string[]): Promise<OfficeEnquiry[]> => {
      const rows = await sql<{ enquiry: OfficeEnquiry }[]>`
        select enquiry from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb) with ordinality as wanted (id, place)
        cross join contact.enquiry(wanted.id::uuid) as enquiry where enquiry is not null order by place`;
      return rows.map(({ enquiry }) => enquiry);
    },
    /** How many enquiries with a text each filter shows. */
    counts: async (search: string): Promise<Record<Filter, number>> => {
      const [row] = await sql<{ counts: Record<Filter, number> }[]>`
        select contact.count_enquiries(${search}) as counts`;
      if (row === undefined) throw new Error('contact.count_enquiries returned nothing.');
      return row.counts;
    },
    enquiry: async (id: string): Promise<OfficeEnquiry | undefined> => {
      const [row] = await sql<{ enquiry: OfficeEnquiry | null }[]>`select contact.enquiry(${id}::uuid) as enquiry`;
      return row?.enquiry ?? undefined;
    },
    /**
     * `issuedAt` is when the link in a mail was made, or null for a button of the enquiry list. `remindAt` is the time
     * of the reminder, if the action is `remind`.
     */
    act: async (id: string, action: Action, issuedAt: Date | null, remindAt: Date): Promise<Acted> => {
      const [row] = await sql<{ outcome: Acted['outcome']; happened_at: Date }[]>`
        select outcome, happened_at from contact.act(
          ${id}::uuid, ${action}, ${issuedAt?.toISOString() ?? null}::timestamptz,
          ${remindAt.toISOString()}::timestamptz, ${acksPerRecipient}, ${acksPerDay}
        )`;
      if (row === undefined) throw new Error('contact.act returned nothing.');
      return { outcome: row.outcome, happenedAt: row.happened_at };
    },
    /** Takes back what a link did; false if the status was changed since. */
    undo: async (id: string, action: Action, issuedAt: Date): Promise<boolean> => {
      const [row] = await sql<{ done: boolean }[]>`
        select contact.undo(${id}::uuid, ${action}, ${issuedAt.toISOString()}::timestamptz) as done`;
      return row?.done ?? false;
    },
    /** How many enquiries came from an address, and the names in them. */
    enquiriesOf: async (address: string): Promise<{ count: number; names: readonly string[] }> => {
      const [row] = await sql<{ count: number; names: readonly string[] }[]>`
        select contact.enquiries_of(${address}) as count, to_jsonb(contact.names_of(${address})) as names`;
      return row ?? { count: 0, names: [] };
    },
    forget: async (address: string): Promise<number> => {
      const [row] = await sql<{ count: number }[]>`select contact.forget(${address}) as count`;
      return row?.count ?? 0;
    },
    /** The id of a new sign-in link; undefined if the owner has enough links that can be used. */
    createSignInLink: async (minutes: number): Promise<string | undefined> => {
      const [row] = await sql<{ id: string | null }[]>`
        select contact.create_sign_in_link(make_interval(mins => ${minutes}), 3, 20) as id`;
      return row?.id ?? undefined;
    },
    /** Whether a sign-in link is neither used nor expired. */
    isLinkUsable: async (link: string): Promise<boolean> => {
      const [row] = await sql<{ can: boolean }[]>`select contact.is_link_usable(${link}::uuid) as can`;
      return row?.can ?? false;
    },
    /** The id of a new session; undefined if the link was used or is expired. */
    signIn: async (link: string, hours: number): Promise<string | undefined> => {
      const [row] = await sql<{ id: string | null }[]>`
        select contact.sign_in(${link}::uuid, make_interval(hours => ${hours})) as id`;
      return row?.id ?? undefined;
    },
    isSignedIn: async (session: string): Promise<boolean> => {
      const [row] = await sql<{ is: boolean }[]>`select contact.is_signed_in(${session}::uuid) as is`;
      return row?.is ?? false;
    },
    signOut: async (session: string): Promise<void> => {
      await sql`select contact.sign_out(${session}::uuid)`;
    },
  };
}
