import { Buffer } from 'node:buffer';
import { fieldsOf, headersOf, Refusal, type SendMail } from './mail.ts';

/** The delay in a Retry-After header in ms; 0 if there is none. The header is a number of seconds, or a date by the provider's clock. */
function retryAfter({ headers }: Response): number {
  const [value, now] = [headers.get('retry-after') ?? '', headers.get('date') ?? ''];
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.parse(now);
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : 0;
}

/**
 * The cause of a refusal in the provider's fixed words: ": daily_quota_exceeded". The rest of its answer may quote the
 * mail. Of a wrong domain, only the sentence tells the cause.
 */
function causeIn({ name, message }: Readonly<Record<string, unknown>>): string {
  const words = typeof name === 'string' && /^[a-z_]{1,60}$/.test(name) ? [name] : [];
  return [...words, ...(/domain is not verified/.exec(String(message)) ?? [])].map((word) => `: ${word}`).join('');
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
    const answer = await fieldsOf(response);
    if (!response.ok) {
      throw new Refusal(`The mail provider answered ${response.status}${causeIn(answer)}.`, retryAfter(response));
    }
    return typeof answer['id'] === 'string' ? answer['id'] : '';
  };
}
