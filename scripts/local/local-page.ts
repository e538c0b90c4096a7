import type { Clock } from '../../supabase/functions/send-contact-email/clock.ts';
import type { Company } from '../../supabase/functions/send-contact-email/company.ts';
import type { Query } from '../../supabase/functions/send-contact-email/database.ts';
import { escapeHtml } from '../../supabase/functions/send-contact-email/escape.ts';
import { fields, type Values } from '../../supabase/functions/send-contact-email/fields.ts';
import { dateFormat } from '../../supabase/functions/send-contact-email/times.ts';
import { localResponse } from './local-layout.ts';
import { latestMails } from './mail-page.ts';
import { moves, type Move } from './adjustable-clock.ts';

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

const buttons: Readonly<Record<Move, string>> = {
  hour: '1 hour',
  morning: 'To the next business morning',
  day: '1 day',
  week: '1 week',
};

/** A moment on the company's clock: 2026-11-24 10:00. */
const shown = (at: Date | number, { timeZone }: Company) =>
  dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);

function table(name: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const columns = head.map((column) => `<th>${escapeHtml(column)}</th>`).join('');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${name}"><table class="${name.toLowerCase()}"><tr>${columns}</tr>${cells}</table></div>`;
}

function enquiriesTable(rows: readonly Row[], company: Company): string {
  const { labels } = company.words.form;
  const lines = rows.map(({ created_at: at, status, area, mails, more, ...values }) => {
    const typed = fields.map(({ name }) => values[name] ?? more[name] ?? '');
    // The style cuts off long texts; the mail has all of them.
    return [shown(at, company), status, area ?? '', mails, ...typed].map((text) => `<div>${escapeHtml(text)}</div>`);
  });
  return table('Enquiries', ['Received', 'Status', 'Area', 'Mails', ...fields.map(({ name }) => labels[name])], lines);
}

function clockForm({ clock, company, isMovable }: LocalPage): string {
  const time = `<p>It is ${shown(clock.now(), company)} in ${escapeHtml(company.timeZone)}${clock.offset === 0 ? '' : ', on a clock that was moved'}.</p>`;
  if (!isMovable) return time;
  const choices = moves.map((move) => `<button name="move" value="${move}">${buttons[move]}</button>`).join('');
  return `${time}<form method="post" action="/_local/clock" >Move it forward: ${choices}</form>`;
}

/** The stored enquiries, their mails and the clock, for developers. It exists only under `npm start`. */
export async function localPage(page: LocalPage): Promise<Response> {
  const { sql, mailFolder, company } = page;
  const rows = await sql<Row[]>`
    select e.*, coalesce(string_agg(o.kind || ' ' || o.state, ', ' order by o.kind desc), '') as mails
    from contact.enquiries e left join contact.outbox o on o.enquiry_id = e.id
    group by e.id order by e.created_at desc limit 100`;
  const mails = (await latestMails(mailFolder)).map(({ name, subject, to, sent }) => [
    `<a href="/_local/mail/${encodeURIComponent(name)}">${escapeHtml(subject)}</a>`,
    escapeHtml(shown(sent, company)),
    escapeHtml(to),
  ]);
  const content = [
    '<h2>Clock</h2>',
    clockForm(page),
    '<h2>Enquiries</h2>',
    `<p>${rows.length === 0 ? 'None yet. Send the form on <a href="/contact">the contact page</a>.' : 'The latest 100.'} <a href="${escapeHtml(company.pages)}">The owner’s pages</a> show them all; the link that opens these is in a mail below.</p>`,
    rows.length === 0 ? '' : enquiriesTable(rows, company),
    '<h2>Mails</h2>',
    mails.length === 0 ? '<p>None yet.</p>' : table('Mails', ['Subject', 'Sent', 'To'], mails),
  ];
  return localResponse('Enquiries on this machine', content.join('\n'));
}
