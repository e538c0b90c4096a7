import { fieldsOf, Refusal, type SendMail } from './mail.ts';

/** Why Telegram refused a message, in its own fixed words, and how long it asks to wait. */
function refusalOf(status: number, { description, parameters }: Readonly<Record<string, unknown>>): Refusal {
  const { retry_after: seconds, migrate_to_chat_id: group } = (parameters ?? {}) as Readonly<Record<string, unknown>>;
  const cause = typeof description === 'string' && /^[\w ':,-]{1,100}$/.test(description) ? `: ${description}` : '';
  const next = Number.isInteger(group) ? `. The group has a new id: set TELEGRAM_CHAT_ID to ${Number(group)}` : '';
  const wait = Number(seconds ?? 0) * 1_000;
  return new Refusal(`Telegram answered ${status}${cause}${next}.`, Number.isFinite(wait) ? Math.max(0, wait) : 0);
}

/**
 * Sends the text of a mail as a bot's message to a chat, at least once: Telegram cannot recognise a repetition. Errors
 * never contain the address of the request, because the token is a part of it.
 */
export function telegramChat({ endpoint, token }: { endpoint: string; token: string }): SendMail {
  return async ({ to, text }, signal) => {
    let response: Response;
    try {
      response = await fetch(`${endpoint}/bot${token}/sendMessage`, {
        method: 'POST',
        signal,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ chat_id: to, text, link_preview_options: { is_disabled: true } }),
      });
    } catch {
      throw new Error(signal.aborted ? 'Telegram did not answer in time.' : 'Telegram cannot be reached.');
    }
    const answer = await fieldsOf(response);
    if (!response.ok) throw refusalOf(response.status, answer);
    const { message_id: id = '' } = (answer['result'] ?? {}) as { message_id?: string | number };
    return String(id);
  };
}
