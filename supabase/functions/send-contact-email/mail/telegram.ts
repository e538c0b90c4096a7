import { Refusal, type SendMail } from './mail.ts';

/** How long Telegram asks to wait, in ms; 0 if it does not ask. */
async function retryAfter(response: Response): Promise<number> {
  try {
    const answer = (await response.json()) as { parameters?: { retry_after?: unknown } };
    const seconds = Number(answer.parameters?.retry_after ?? 0);
    return Number.isFinite(seconds) ? Math.max(0, seconds * 1_000) : 0;
  } catch {
    return 0;
  }
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
    if (!response.ok) throw new Refusal(`Telegram answered ${response.status}.`, await retryAfter(response));
    const { result } = (await response.json()) as { result?: { message_id?: unknown } };
    return String(result?.message_id ?? '');
  };
}
