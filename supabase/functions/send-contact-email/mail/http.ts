import { Refusal, type SendMail } from './mail.ts';

interface HttpMail {
  /** Where mails are posted: https://api.resend.com/emails, or another address that answers alike. */
  endpoint: string;
  key: string;
}

/** The ms that a Retry-After asks for, which is a number of seconds or a date; 0 where there is none. */
function retryAfter({ headers }: Response): number {
  const value = headers.get('retry-after') ?? '';
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : 0;
}

/** Sends by the API of Resend, which sends a mail with the same Idempotency-Key once within a day. */
export function httpMail({ endpoint, key }: HttpMail): SendMail {
  return async ({ key: mailKey, from, to, replyTo, subject, text, html }, signal) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      signal,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', 'Idempotency-Key': mailKey },
      body: JSON.stringify({ from, to: [to], subject, text, html, ...(replyTo && { reply_to: replyTo }) }),
    });
    // The body may quote the mail; the status alone says enough for a log.
    if (!response.ok) {
      await response.body?.cancel();
      throw new Refusal(`The mail provider answered ${response.status}.`, retryAfter(response));
    }
    const { id } = (await response.json()) as { id?: unknown };
    return typeof id === 'string' ? id : '';
  };
}
