import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../supabase/functions/send-contact-email/escape.ts';
import type { SendMail } from '../../supabase/functions/send-contact-email/mail/mail.ts';

/** Writes mails to HTML files instead of sending them: below what the reader sees come headers and the text without HTML. */
export function mailFolder(folder: string): SendMail {
  return ({ key, to, replyTo = '', subject, html, text }) => {
    const source = `To: ${to}\nReply-To: ${replyTo}\nSubject: ${subject}\n\n${text}`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${key}.html`), `${html}<pre>${escapeHtml(source)}</pre>`);
    return Promise.resolve();
  };
}
