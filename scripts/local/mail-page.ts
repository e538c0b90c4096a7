import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { escapeHtml } from '../../supabase/functions/send-contact-email/escape.ts';
import { localHeaders, localResponse } from './local-layout.ts';

/** The maximum number of mails that are listed. */
const most = 100;

interface ListedMail {
  name: string;
  subject: string;
  to: string;
  sent: Date;
}

const addressesOf = (list: readonly Address[] = []) =>
  list.map(({ name, address }) => (name ? `${name} <${address ?? ''}>` : (address ?? ''))).join(', ');

/** The latest mails in a folder, the newest first. */
export async function latestMails(folder: string): Promise<ListedMail[]> {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => ({ name, time: statSync(join(folder, name)).mtimeMs }))
    .toSorted((one, other) => other.time - one.time)
    .slice(0, most);
  const mails = files.map(async ({ name, time }) => {
    const { subject = '', to, date } = await PostalMime.parse(readFileSync(join(folder, name)));
    return { name, subject, to: addressesOf(to), sent: new Date(date ?? time) };
  });
  return (await Promise.all(mails)).toSorted((one, other) => other.sent.getTime() - one.sent.getTime());
}

function asRead(name: string, { from, to, replyTo, subject = '', text = '', attachments }: Email): Response {
  const facts = [
    ['From', addressesOf(from && [from])],
    ['To', addressesOf(to)],
    ['Reply to', addressesOf(replyTo)],
    ['Attached', attachments.map(({ filename }) => filename ?? '').join(', ')],
  ].filter(([, value]) => value !== '');
  const list = facts.map(([label = '', value = '']) => `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  const path = `/_local/mail/${encodeURIComponent(name)}`;
  // The frame may open links in new tabs, and nothing else.
  const frame = `<iframe title="The mail as its reader sees it" src="${path}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  return localResponse(
    subject,
    `<p><a href="/_local">All enquiries and mails</a></p><dl>${list}</dl>${frame}
<details><summary>Text</summary><pre>${escapeHtml(text)}</pre></details><p><a href="${path}/source">Source</a></p>`,
  );
}

/** The HTML of a mail, for the frame. */
function asHtml({ html = '' }: Email): Response {
  return new Response(html.replace('<head>', '<head><base target="_blank">'), {
    headers: {
      ...localHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
    },
  });
}

/** A mail as its reader sees it. Below its address, /html is the HTML alone and /source is the source. */
export async function mailPage(path: string, folder: string): Promise<Response> {
  const [, name = '', part = ''] = /^\/_local\/mail\/([^/]+)\/?(html|source)?$/.exec(path) ?? [];
  const file = join(folder, basename(name));
  if (!file.endsWith('.eml') || !existsSync(file)) {
    return new Response('No such mail.', { status: 404, headers: localHeaders });
  }
  const source = readFileSync(file);
  if (part === 'source') {
    return new Response(source, { headers: { ...localHeaders, 'Content-Type': 'text/plain; charset=utf-8' } });
  }
  const mail = await PostalMime.parse(source);
  return part === 'html' ? asHtml(mail) : asRead(name, mail);
}
