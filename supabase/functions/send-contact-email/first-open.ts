import type { BusinessTime } from './shared/business-time.ts';
import type { Query } from './database.ts';
import type { StoredEnquiry } from './stored-enquiry.ts';

/** An enquiry of a list, which may be longer than what was read of it. */
export interface ListedEnquiry {
  enquiry: StoredEnquiry;
  /** How many enquiries the list has. */
  total: number;
}

/** The open enquiries with a text, what is due first at the start, at most as many. */
export async function firstOpen(sql: Query, search: string, size: number, { deadline }: BusinessTime) {
  const open = await sql<ListedEnquiry[]>`select enquiry, total from contact.first_open(${search}, ${size})`;
  const dues = open.map((one) => {
    const { status_changed_at: since, area } = one.enquiry;
    return { ...one, due: deadline(Date.parse(since), area) };
  });
  return dues.toSorted((one, other) => one.due - other.due).slice(0, size);
}
