import type { SendMail } from './mail.ts';

interface HttpMail {
  /** Where mails are posted: https://api.resend.com/emails, or another address that answers alike. */
  endpoint: string;
  key: string;
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
      throw new Error(`The mail provider answered ${response.status}.`);
    }
    const { id } = (await response.json()) as { id?: unknown };
    return typeof id === 'string' ? id : '';
  };
}
