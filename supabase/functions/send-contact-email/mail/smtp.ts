import { createTransport } from 'nodemailer';
import type { Settings } from '../settings.ts';
import type { Mail, SendMail } from './mail.ts';

/** How long a server may take to answer each step, in ms. */
const timeoutMs = 10_000;

/** A mail as nodemailer takes it. */
export const messageOf = ({ key, autoSubmitted, ...mail }: Mail) => ({
  ...mail,
  messageId: `<${key}@${mail.from.address.split('@')[1]}>`,
  // They prevent automatic answers (RFC 3834, and Exchange's own): reports about failures still come.
  headers: { 'Auto-Submitted': autoSubmitted ?? 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** A failure without the words of the server, which may quote the mail. */
function withoutWords(error: { code?: string; response?: string }): never {
  // Then it is the network's, or that of a timeout.
  if (error.response === undefined && error.code !== 'EENVELOPE') throw error;
  const codes = /^\d{3}(?:[ -]\d(?:\.\d{1,3}){2})?/.exec(error.response ?? '')?.[0].replace('-', ' ');
  throw new Error(`The mail server answered ${codes ?? error.code}.`);
}

/** With TLS from the first byte: Supabase blocks the ports 25 and 587. */
export const smtpPort = { port: 465, secure: true };

/** Sends with SMTP, at least once. A repetition has the same Message-ID, so mail programs show it once. */
export function smtpMail({ host, user, password }: Settings['smtp'], port = smtpPort): SendMail {
  const transport = createTransport({
    host,
    ...port,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    auth: { user, pass: password },
  });
  return async (mail, signal) => {
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    await Promise.race([transport.sendMail(messageOf(mail)), aborted]).catch(withoutWords);
  };
}
