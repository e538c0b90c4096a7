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
