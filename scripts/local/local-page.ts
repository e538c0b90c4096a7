import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { escapeHtml } from '../../supabase/functions/send-contact-email/escape.ts';
import type { Clock } from '../../supabase/functions/send-contact-email/clock.ts';
import type { Company } from '../../supabase/functions/send-contact-email/company.ts';
import type { Query } from '../../supabase/functions/send-contact-email/database.ts';
import { baseStyle, pageResponse } from '../../supabase/functions/send-contact-email/page-html.ts';
import { fields, type Values } from '#shared/fields.ts';
import { moves } from './adjustable-clock.ts';

/** The style of the local pages, below that of the function's own pages. */
const localStyle = ({ ink, paper, line }: Company['colours']) => `
main,header p{max-width:none}
.scroll{overflow-x:auto;overflow-wrap:normal;border:2px solid;border-radius:20px;background:${paper}}
table{border-collapse:collapse;width:100%}
td,th{border-bottom:1px solid ${line};padding:10px 14px;text-align:left;vertical-align:top;white-space:pre-wrap;min-width:5em}
tr:last-child td{border-bottom:0}
.enquiries td:first-child{white-space:nowrap}
.enquiries td:nth-child(n+9){min-width:20em}
.mails td:first-child{min-width:14em}
.enquiries div{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:6;overflow:hidden}
form{display:flex;flex-wrap:wrap;align-items:center;gap:8px}
button{width:auto;min-height:44px;margin:0;padding:8px 18px;border:2px solid ${ink};background:${paper};color:inherit}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px}
dt{font-weight:700}
dd{margin:0}
iframe{display:block;box-sizing:border-box;width:100%;height:80vh;border:2px solid;border-radius:20px;background:#fff}
pre{overflow-x:auto;padding:16px;border:2px solid;border-radius:20px;background:${paper};white-space:pre-wrap;overflow-wrap:anywhere}
summary{padding:12px 0;font-weight:700;cursor:pointer}
`;

/** The headers of all local pages: other sites may not frame them, and browsers may not cache them. */
export const localHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};

/** A local page. `content` is HTML, the heading is escaped here. */
function localResponse(heading: string, content: string, company: Company): Response {
  const style = baseStyle(company.colours) + localStyle(company.colours);
  const page = { title: heading, style, content: `<h1>${escapeHtml(heading)}</h1>${content}`, headers: localHeaders };
  return pageResponse({ ...company, language: 'en' }, page);
}

/** The maximum number of mails that are listed. */
const most = 100;

const addressesOf = (list: readonly Address[] = []) =>
  list.map(({ name, address }) => (name ? `${name} <${address ?? ''}>` : (address ?? ''))).join(', ');

function asRead(name: string, mail: Email, company: Company): Response {
  const { from, to, replyTo, subject = '', text = '', html = '', attachments } = mail;
  const facts = [
    ['From', addressesOf(from && [from])],
    ['To', addressesOf(to)],
    ['Reply to', addressesOf(replyTo)],
    ['Attached', attachments.map(({ filename }) => filename ?? '').join(', ')],
  ].filter(([, value]) => value !== '');
  const list = facts.map(([label = '', value = '']) => `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  // The frame may open links in new tabs, and nothing else.
  const page = html.replace('<head>', '<head><base target="_blank">');
  const frame = `<iframe title="The mail as its reader sees it" srcdoc="${escapeHtml(page)}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  return localResponse(
    subject,
    `<p><a href="/_local">All enquiries and mails</a></p><dl>${list}</dl>${frame}
<details><summary>Text</summary><pre>${escapeHtml(text)}</pre></details><p><a href="/_local/mail/${encodeURIComponent(name)}/source">Source</a></p>`,
    company,
  );
}

/** A mail as its reader sees it, and below its address, at /source, its source. */
export async function mailPage(path: string, folder: string, company: Company): Promise<Response> {
  const [, name = '', source] = /^\/_local\/mail\/([^/]+)(\/source)?$/.exec(path) ?? [];
  const file = join(folder, basename(name));
  if (!file.endsWith('.eml') || !existsSync(file)) {
    return new Response('No such mail.', { status: 404, headers: localHeaders });
  }
  const mail = readFileSync(file);
  if (source === undefined) return asRead(name, await PostalMime.parse(mail), company);
  return new Response(mail, { headers: { ...localHeaders, 'Content-Type': 'text/plain; charset=utf-8' } });
}

interface Row extends Partial<Values> {
  created_at: Date;
  status: string;
  area: string | null;
  /** The values of the fields that have no column. */
  more: Partial<Values>;
  mails: string;
}

interface LocalPage {
  sql: Query;
  mailFolder: string;
  company: Company;
  clock: Clock;
  /** Whether the clock can be moved. A database from the environment keeps the real time. */
  isMovable: boolean;
}

/** A moment on the company's clock: 2026-11-24 10:00. */
const shown = (at: Date | number, { timeZone }: Company) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);

function table(name: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const columns = head.map((column) => `<th>${escapeHtml(column)}</th>`).join('');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${name}"><table class="${name.toLowerCase()}"><tr>${columns}</tr>${cells}</table></div>`;
}

function enquiriesTable(rows: readonly Row[], company: Company): string {
  const { labels } = company.words.form;
  const lines = rows.map(({ created_at: at, status, area, mails, more, ...values }) => {
    const [name = '', ...typed] = fields.map((field) => values[field.name] ?? more[field.name] ?? '');
    // The style cuts off long texts; the mail has all of them.
    const all = [shown(at, company), name, status, area ?? '', mails, ...typed];
    return all.map((text) => `<div>${escapeHtml(text)}</div>`);
  });
  const [name = '', ...typed] = fields.map((field) => labels[field.name]);
  return table('Enquiries', ['Received', name, 'Status', 'Area', 'Mails', ...typed], lines);
}

function clockForm({ clock, company, isMovable }: LocalPage): string {
  const time = `<p>It is ${shown(clock.now(), company)} in ${escapeHtml(company.timeZone)}${clock.offset === 0 ? '' : ', on a clock that was moved'}.</p>`;
  if (!isMovable) return time;
  const choices = Object.entries(moves).map(([move, text]) => `<button name="move" value="${move}">${text}</button>`);
  return `${time}<form method="post" action="/_local/clock">Move it forward: ${choices.join('')}</form>`;
}

/** The latest mails in a folder as rows of a table, the newest first. */
async function mailRows(folder: string, company: Company): Promise<string[][]> {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => ({ name, time: statSync(join(folder, name)).mtimeMs }))
    .toSorted((one, other) => other.time - one.time);
  const rows = files.slice(0, most).map(async ({ name }) => {
    const { subject = '', to, date = '' } = await PostalMime.parse(readFileSync(join(folder, name)));
    const link = `<a href="/_local/mail/${encodeURIComponent(name)}">${escapeHtml(subject)}</a>`;
    return [link, shown(new Date(date), company), escapeHtml(addressesOf(to))];
  });
  return Promise.all(rows);
}

/** The stored enquiries, their mails and the clock, for developers. It exists only under `npm start`. */
export async function localPage(page: LocalPage): Promise<Response> {
  const { sql, mailFolder, company } = page;
  const rows = await sql<Row[]>`
    select e.*, coalesce(string_agg(o.kind || ' ' || o.state, ', ' order by o.kind desc), '') as mails
    from contact.enquiries e left join contact.outbox o on o.enquiry_id = e.id
    group by e.id order by e.created_at desc limit 100`;
  const mails = await mailRows(mailFolder, company);
  const content = [
    '<h2>Clock</h2>',
    clockForm(page),
    '<h2>Enquiries</h2>',
    `<p>${rows.length === 0 ? 'None yet. Send the form on <a href="/contact">the contact page</a>.' : 'The latest 100.'} <a href="${escapeHtml(company.pages)}">The owner’s pages</a> show them all; the link that opens these is in a mail below.</p>`,
    rows.length === 0 ? '' : enquiriesTable(rows, company),
    '<h2>Mails</h2>',
    mails.length === 0 ? '<p>None yet.</p>' : table('Mails', ['Subject', 'Sent', 'To'], mails),
  ];
  return localResponse('Enquiries on this machine', content.join('\n'), company);
}
