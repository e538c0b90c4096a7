import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { escapeHtml } from '../../supabase/functions/send-contact-email/escape.ts';
import type { Query } from '../../supabase/functions/send-contact-email/database.ts';

// Browsers keep none of these pages, and other sites may not frame them.
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

interface Row {
  mails: string;
  /** The values of the fields that have no column. */
  more: object;
}

/** The filled-in columns and fields of an enquiry, one on each line. */
const enquiryLines = ({ more, ...columns }: Row) =>
  Object.entries({ ...columns, ...more }).flatMap(([name, value]) => (value ? `${name}: ${String(value)}\n` : []));

const list = (items: readonly string[]) =>
  items.length === 0 ? '<p>None yet.</p>' : `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`;

/** The mails in a folder, the newest first. */
function mailsIn(folder: string): string[] {
  const modifiedAt = (name: string) => statSync(join(folder, name)).mtimeMs;
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : [];
  return names.toSorted((one, other) => modifiedAt(other) - modifiedAt(one)).slice(0, 100);
}

/** For developers, below /_local: the latest enquiries and mails, or one mail. It exists only under `npm start`. */
export async function localPage(path: string, sql: Query, mails: string, ownersPages: string): Promise<Response> {
  const name = basename(path);
  if (path === `/_local/${name}` && mailsIn(mails).includes(name))
    return new Response(readFileSync(join(mails, name)), { headers });
  const rows = await sql<Row[]>`
    select created_at, status, (select string_agg(kind || ' ' || state, ', ') from contact.outbox where enquiry_id = e.id) as mails,
      name, email, phone, service, message, area, page, more, id
    from contact.enquiries e order by created_at desc limit 100`;
  const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Enquiries on this machine</title><h1>Enquiries on this machine</h1>
<p>The link that opens <a href="${ownersPages}">the owner’s pages</a> is in a mail.</p>
<h2>Enquiries</h2>${list(rows.map((row) => `<pre>${escapeHtml(enquiryLines(row).join(''))}</pre>`))}
<h2>Mails</h2>${list(mailsIn(mails).map((mail) => `<a href="/_local/${encodeURIComponent(mail)}">${escapeHtml(mail)}</a>`))}`;
  return new Response(page, { headers });
}
