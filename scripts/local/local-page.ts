import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ink, line, mango, paper, rice } from '#brand/colours.ts';
import type { Query } from '../../supabase/functions/send-contact-email/database.ts';
import { escapeHtml } from '../../supabase/functions/send-contact-email/escape.ts';
import { fields, type FieldName, type Values } from '../../supabase/functions/send-contact-email/fields.ts';

interface Row extends Partial<Values> {
  created_at: Date;
  status: string;
  area: string | null;
  /** The values of the fields that have no column. */
  more: Partial<Values>;
  mails: string;
}

type Labels = Readonly<Record<FieldName, string>>;

/** What the page shows of the company: the labels of the fields, and the path of the owner's pages. */
interface Shown {
  labels: Labels;
  pages: string;
}

function tableOf(rows: readonly Row[], labels: Labels): string {
  const cells = rows.map(({ created_at: at, status, area, mails, more, ...values }) => {
    const received = at.toISOString().slice(0, 19).replace('T', ' ');
    const typed = fields.map(({ name }) => values[name] ?? more[name] ?? '');
    const texts = [received, status, area ?? '', mails, ...typed];
    return `<tr>${texts.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`;
  });
  const columns = ['Received (UTC)', 'Status', 'Area', 'Mails', ...fields.map(({ name }) => labels[name])];
  const head = columns.map((name) => `<th>${escapeHtml(name)}</th>`).join('');
  return `<div class="scroll" tabindex="0" role="region" aria-label="Enquiries"><table><tr>${head}</tr>${cells.join('')}</table></div>`;
}

function mailsIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        .toSorted()
    : [];
}

function page(rows: readonly Row[], mails: readonly string[], { labels, pages }: Shown): string {
  const list = mails.map((name) => `<li><a href="/_local/mail/${escapeHtml(name)}">${escapeHtml(name)}</a></li>`);
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Enquiries on this machine</title>
<style>body{margin:0;background:${rice};color:${ink};font:16px/1.5 system-ui,sans-serif}header{padding:20px 24px;background:${mango};border-bottom:2px solid}h1{margin:0;font-size:28px;line-height:1.1}main{padding:8px 24px 48px}a{color:inherit;overflow-wrap:anywhere}li{padding:4px 0}
.scroll{overflow-x:auto;border:2px solid;border-radius:20px;background:${paper}}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid ${line};padding:10px 14px;text-align:left;vertical-align:top;white-space:pre-wrap;min-width:5em}tr:last-child td{border-bottom:0}td:nth-child(n+9){min-width:20em}:focus-visible{outline:3px solid;outline-offset:3px}</style>
<header><h1>Enquiries on this machine</h1></header><main><p>${rows.length === 0 ? 'None yet. Send the form on <a href="/contact">the contact page</a>.' : 'The latest 100.'} <a href="${escapeHtml(pages)}">The owner’s pages</a></p>${rows.length === 0 ? '' : tableOf(rows, labels)}
<h2>Mails</h2>${mails.length === 0 ? '<p>None yet.</p>' : `<ul>${list.join('')}</ul>`}</main></html>`;
}

const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/** The stored enquiries and mails, for developers. It exists only under `npm start`. */
export async function localPage(path: string, sql: Query, mailFolder: string, shown: Shown): Promise<Response> {
  if (path.startsWith('/_local/mail/')) {
    const file = join(mailFolder, basename(path));
    if (!file.endsWith('.eml') || !existsSync(file)) return new Response('No such mail.', { status: 404, headers });
    const type = { 'Content-Type': 'text/plain; charset=utf-8' };
    return new Response(readFileSync(file), { headers: { ...headers, ...type } });
  }
  const rows = await sql<Row[]>`
    select e.*, coalesce(string_agg(o.kind || ' ' || o.state, ', ' order by o.kind desc), '') as mails
    from contact.enquiries e left join contact.outbox o on o.enquiry_id = e.id
    group by e.id order by e.created_at desc limit 100`;
  const type = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(page(rows, mailsIn(mailFolder), shown), { headers: { ...headers, ...type } });
}
