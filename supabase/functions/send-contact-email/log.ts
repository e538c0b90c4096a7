/** Says what happened, never in a visitor's words. */
export type Log = (event: string, facts: Readonly<Record<string, string | number | boolean>>) => void;

/** One line of JSON for each event, which every host's log search can read. */
export const logLine: Log = (event, facts) => {
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...facts }));
};
