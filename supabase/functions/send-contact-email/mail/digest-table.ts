import type { Company } from '../company.ts';
import { fields } from '../fields.ts';
import type { StoredEnquiry } from './enquiry-part.ts';

/** A date and a time that spreadsheets read: 2026-11-24 10:00. */
function timeCell(time: string, timeZone: string): string {
  // Sweden writes them in this way.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(time));
}

/** The rows of the table that is attached to a digest, the first with the names of the columns. */
export function digestTable(
  rows: readonly { id: string; status: 'new' | 'answered' }[],
  enquiries: ReadonlyMap<string, StoredEnquiry>,
  { words, timeZone }: Company,
): string[][] {
  const { labels, digest } = words.mails;
  const head = [labels.received, digest.status, labels.area, ...fields.map(({ name }) => labels[name]), labels.number];
  const lines = rows.flatMap(({ id, status }) => {
    const enquiry = enquiries.get(id);
    if (enquiry === undefined) return [];
    const typed = fields.map(({ name }) => enquiry[name] ?? '');
    return [[timeCell(enquiry.created_at, timeZone), digest.states[status], enquiry.area ?? '', ...typed, id]];
  });
  return [head, ...lines];
}
