import type { Sender } from '../settings.ts';

/** A mail that is ready to be sent. Its headers have no line breaks, and its texts no invisible characters. */
export interface Mail {
  /** The same for every attempt, and a part of the Message-ID, by which a mail program recognises a repetition. */
  key: string;
  from: Sender;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** The mail answers a form; all others are sent for another reason. No person sends any of them. */
  autoSubmitted?: 'auto-replied';
}

/** Sends a mail. Rejects if it was not accepted, and when the signal aborts. */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<void>;
