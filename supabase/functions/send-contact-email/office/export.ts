import type { Company } from '../company.ts';
import { fields } from '../fields.ts';
import { dateFormat } from '../times.ts';
import { toCsv } from './csv.ts';
import { privateHeaders } from './page.ts';
import type { OfficeEnquiry } from './store.ts';

/** A moment in a form that spreadsheets can sort: 2026-11-24 08:00, in the company's time zone. */
function sortable(moment: string, { timeZone }: Company): string {
  return dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(moment));
}

/** What an owner uses of these enquiries, as a table. */
export function tableOf(enquiries: readonly OfficeEnquiry[], company: Company): string {
  const { mails, office } = company.words;
  const { labels } = mails;
  const { columns, book } = office;
  const head = [labels.received, columns.status, columns.since, ...fields.map(({ name }) => labels[name]), labels.area];
  const rows = enquiries.map((enquiry) => [
    sortable(enquiry.created_at, company),
    book.filters[enquiry.status],
    sortable(enquiry.status_changed_at, company),
    ...fields.map(({ name }) => enquiry[name] ?? ''),
    enquiry.area ?? '',
  ]);
  return toCsv([head, ...rows]);
}

/** The table as a file to download. */
export function exportResponse(enquiries: readonly OfficeEnquiry[], company: Company): Response {
  return new Response(tableOf(enquiries, company), {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="enquiries.csv"',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  });
}
