import { Buffer } from 'node:buffer';
import { headersOf, Refusal, type SendMail } from './mail.ts';

/** The delay in a Retry-After header in ms; 0 if there is none. The header is a number of seconds or a date. */
function retryAfter({ headers }: Response): number {
  const value = headers.get('retry-after') ?? '';
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : 0;
}

/**
 * Sends with the API of Resend, or another one that answers in the same way. Mails with the same Idempotency-Key are
 * sent once within a day.
 */
export function httpMail({ endpoint, key }: { endpoint: string; key: string }): SendMail {
  return async ({ key: mailKey, from, to, replyTo, subject, text, html, attachments, autoSubmitted }, signal) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      signal,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', 'Idempotency-Key': mailKey },
      body: JSON.stringify({
        from,
        to: to.split(', '),
        subject,
        text,
        html,
        headers: headersOf({ autoSubmitted }),
        ...(replyTo && { reply_to: replyTo }),
        ...(attachments && {
          attachments: attachments.map(({ filename, contentType, content }) => ({
            filename,
            content_type: contentType,
            content: Buffer.from(content).toString('base64'),
          })),
        }),
      }),
    });
    // The body may quote the mail, so only the status is logged.
    if (!response.ok) {
      await response.body?.cancel();
      throw new Refusal(`The mail provider answered ${response.status}.`, retryAfter(response));
    }
    const { id } = (await response.json()) as { id?: unknown };
    return typeof id === 'string' ? id : '';
  };
}
