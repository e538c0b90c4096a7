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
}

/** A text file. */
interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

/** Sends a mail and returns its id at the provider. Rejects if it was not accepted, and when the signal aborts. */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<string>;

/** The provider refused a mail. */
export class Refusal extends Error {
  override name = 'Refusal';
  /** How long the provider asks to wait, in ms; 0 if it does not ask. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}
