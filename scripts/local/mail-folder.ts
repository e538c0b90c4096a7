import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { SendMail } from '../../supabase/functions/send-contact-email/mail/mail.ts';

/** Writes mails to .eml files instead of sending them. A repeated mail replaces its file. */
export function mailFolder(folder: string): SendMail {
  mkdirSync(folder, { recursive: true });
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async ({ key, attachments = [], ...mail }) => {
    const { message } = await writer.sendMail({
      ...mail,
      attachments: [...attachments],
      messageId: `<${key}@localhost>`,
    });
    const file = join(folder, `${key}.eml`);
    writeFileSync(`${file}.tmp`, message as Buffer);
    renameSync(`${file}.tmp`, file);
    return file;
  };
}
