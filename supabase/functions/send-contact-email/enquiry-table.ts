import type { Company } from './company.ts';
import { fields } from './shared/fields.ts';
import type { StoredEnquiry } from './stored-enquiry.ts';

/**
 * A cell that a spreadsheet reads as text: an apostrophe is added where a formula may begin. A spreadsheet whose
 * separator is ";" ends the cell at ";" and at a line break. There, "- " is left alone: it is an item of a list.
 */
function cellOf(text: string): string {
  const safe = text
    .replace(/^(?=[\s\uFEFF]*[=+\-@|%\t\r\n＝＋－＠])/u, "'")
    .replaceAll(/(?<=[;\t\r\n])(?=(?:"|[^\S\t\r\n])*(?:[=+@|%＝＋＠]|[-－]\S))/gu, "'");
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows of a table as CSV (RFC 4180). */
const toCsv = (rows: readonly (readonly string[])[]) => rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/**
 * The parts of a table with what an owner uses of enquiries. Its times are in the company's time zone. It begins with
 * the byte order mark by which spreadsheets recognise UTF-8.
 */
export function tableFor(company: Company) {
  // A form that spreadsheets can sort: 2026-11-24 08:00.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: company.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const { labels } = company.words.mails;
  const { status, filters } = company.words.office.book;
  const head = [labels.received, status, ...fields.map(({ name }) => labels[name]), labels.choice, labels.area];
  const enquiryRow = (enquiry: StoredEnquiry) => [
    format.format(Date.parse(enquiry.created_at)),
    filters[enquiry.status],
    ...fields.map(({ name }) => enquiry[name] ?? ''),
    enquiry.choice ?? '',
    enquiry.area ?? '',
  ];
  return {
    head: `\uFEFF${toCsv([head])}`,
    rows: (enquiries: readonly StoredEnquiry[]) => toCsv(enquiries.map(enquiryRow)),
  };
}
