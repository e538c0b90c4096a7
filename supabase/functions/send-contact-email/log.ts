/** All events; docs/operating.md explains what to do about each. */
export type Event =
  | 'enquiry'
  | 'database-error'
  | 'mail-sent'
  | 'mail-failed'
  | 'mail-dead'
  | 'visitor-address'
  | 'changed'
  | 'forgotten'
  | 'sign-in'
  | 'sign-in-mail-failed'
  | 'drain-failed'
  | 'purged'
  | 'purge-failed';

/** Logs an event. The facts never contain text of a visitor. */
export type Log = (event: Event, facts: Readonly<Record<string, string | number | boolean>>) => void;

/** What an error says, for the log. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** One line of JSON for each event, which every host's log search can read. */
export const logLine: Log = (event, facts) => {
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...facts }));
};
