import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../settings.ts';
import { headersOf, Refusal, type Mail, type SendMail } from './mail.ts';

/** The domain of Message-IDs is the company's own. */
type SmtpMail = Omit<SmtpSettings, 'kind'> & { domain: string };

/** How long a server may take to answer each step, in ms. */
const timeoutMs = 10_000;

/** A mail as nodemailer takes it. */
export const messageOf = ({ key, attachments = [], ...mail }: Mail, domain: string) => ({
  ...mail,
  attachments: [...attachments],
  messageId: `<${key}@${domain}>`,
  headers: headersOf(mail),
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** A failure without the words of the server, which may quote the mail. */
function withoutWords(error: { code?: string; response?: string }): never {
  // Then it is the network's, or that of a timeout.
  if (error.response === undefined && error.code !== 'EENVELOPE') throw error;
  const codes = /^\d{3}(?:[ -]\d(?:\.\d{1,3}){2})?/.exec(error.response ?? '')?.[0].replace('-', ' ');
  throw new Refusal(`The mail server answered ${codes ?? error.code}.`, 0);
}

/** Sends with SMTP, at least once. A repetition has the same Message-ID, so mail clients show it once. */
export function smtpMail({ host, port, secure, user, password, domain }: SmtpMail): SendMail {
  const transport = createTransport({
    host,
    port,
    secure,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    ...(user !== undefined && password !== undefined && { auth: { user, pass: password } }),
  });
  return async (mail, signal) => {
    const message = messageOf(mail, domain);
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    await Promise.race([transport.sendMail(message), aborted]).catch(withoutWords);
    return message.messageId;
  };
}
