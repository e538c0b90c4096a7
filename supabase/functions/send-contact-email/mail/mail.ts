/** A mail that is ready to be sent. Its headers have no line breaks, and its texts no invisible characters. */
export interface Mail {
  /**
   * The idempotency key: the same for every attempt, so that a provider or a mail client can recognise a repetition.
   */
  key: string;
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
  /** The mail answers a form; all others are sent for another reason. No person sends any of them. */
  autoSubmitted?: 'auto-replied';
}

/** A text file. */
interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

/** Sends a mail and returns its id at the provider. Rejects if it was not accepted, and when the signal aborts. */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<string>;

/** The headers that prevent automatic answers (RFC 3834, and Exchange's own): reports about failures still come. */
export const headersOf = ({ autoSubmitted }: { autoSubmitted?: Mail['autoSubmitted'] }) => ({
  'Auto-Submitted': autoSubmitted ?? 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
});

/** The fields of a provider's answer; none if it is no JSON object. */
export async function fieldsOf(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const value: unknown = await response.json().catch(() => undefined);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The longest wait that a provider can ask for, in ms. A quota that is used up may be extended at any time. */
const longestWait = 6 * 60 * 60 * 1_000;

/** The provider refused a mail. */
export class Refusal extends Error {
  override name = 'Refusal';
  /** How long the provider asks to wait, in ms and at most `longestWait`; 0 if it does not ask. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = Math.min(retryAfter, longestWait);
  }
}
