import type { Clock } from './clock.ts';
import type { Query } from './database.ts';
import type { Log } from './log.ts';

interface RetentionSettings {
  sql: Query;
  clock: Clock;
  /** After how many months enquiries are deleted. */
  months: number;
  log: Log;
}

/** How often old enquiries are deleted, in ms. */
const purgeIntervalMs = 3_600_000;

/**
 * Deletes enquiries that are older than promised, with their mails. Runs at most once an hour, however often it is
 * called.
 */
export function createPurge({ sql, clock, months, log }: RetentionSettings): () => Promise<void> {
  let next = 0;
  return async () => {
    if (clock.now() < next) return;
    next = clock.now() + purgeIntervalMs;
    try {
      const [row] = await sql<{ enquiries: number }[]>`
        select contact.purge(make_interval(months => ${months})) as enquiries`;
      if (row !== undefined && row.enquiries > 0) log('purged', { enquiries: row.enquiries });
    } catch (error) {
      log('purge-failed', { reason: error instanceof Error ? error.message : String(error) });
    }
  };
}
