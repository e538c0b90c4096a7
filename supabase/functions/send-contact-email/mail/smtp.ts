import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../settings.ts';
import { headersOf, type SendMail } from './mail.ts';

/** The domain of Message-IDs is the company's own. */
type SmtpMail = Omit<SmtpSettings, 'kind'> & { domain: string };

/** How long a server may take to answer each step, in ms. */
const timeoutMs = 10_000;

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
  return async ({ key, attachments = [], ...mail }, signal) => {
    const messageId = `<${key}@${domain}>`;
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    const sent = transport.sendMail({
      ...mail,
      attachments: [...attachments],
      messageId,
      headers: headersOf(mail),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await Promise.race([sent, aborted]);
    return messageId;
  };
}
