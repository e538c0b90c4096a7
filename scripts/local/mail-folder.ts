import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { Clock } from '../../supabase/functions/send-contact-email/clock.ts';
import type { SendMail } from '../../supabase/functions/send-contact-email/mail/mail.ts';
import { messageOf } from '../../supabase/functions/send-contact-email/mail/smtp.ts';

/** Writes mails to .eml files instead of sending them. A repeated mail replaces its file. */
export function mailFolder(folder: string, clock = new Clock()): SendMail {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const { message } = await writer.sendMail({ ...messageOf(mail, 'localhost'), date: new Date(clock.now()) });
    const file = join(folder, `${mail.key}.eml`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.tmp`, message as Buffer);
    renameSync(`${file}.tmp`, file);
    return file;
  };
}
