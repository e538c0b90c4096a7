/** A mail that is ready to be sent. Its texts hold no line breaks where a header stands, and nothing unseen. */
export interface Mail {
  /** The same for every attempt, so that a provider or a reader can tell a repetition. */
  key: string;
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands a mail over; its id at the provider. Rejects where it was not accepted, and when the signal aborts. */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<string>;

/** A provider that did not take a mail, and how long it asks to be left alone. */
export class Refusal extends Error {
  override name = 'Refusal';
  /** In ms; 0 where it asks for nothing. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}
