import type { BusinessTime } from './shared/business-time.ts';
import type { Query } from './database.ts';
import { reasonOf, type Log } from './log.ts';

interface JobSettings {
  sql: Query;
  log: Log;
  /** Sends the mails that are due, with or without lists of enquiries; returns how many were tried. */
  drain: (withLists: boolean) => Promise<number>;
  now: () => number;
  time: BusinessTime;
  /** After how many months an enquiry is deleted. */
  keptMonths: number;
}

/**
 * The job that runs each minute and after each enquiry: it sends the mails that are due, and deletes enquiries that are
 * too old. It runs once at a time; a call meanwhile makes it run once more. Returns how many mails were tried.
 */
export function createJob({ sql, log, drain, now, time, keptMonths }: JobSettings) {
  let running: Promise<number> | undefined;
  let isAskedAgain = false;

  /** Deletes enquiries that are older than promised, with their mails. */
  async function purge(): Promise<void> {
    const [row] = await sql<{ enquiries: number }[]>`
      select contact.purge(make_interval(months => ${keptMonths})) as enquiries`;
    if (row !== undefined && row.enquiries > 0) log('purged', { enquiries: row.enquiries });
  }

  /** Runs a step; if it fails, the other steps still run. */
  async function attempt<Result>(
    step: () => PromiseLike<Result>,
    failure: 'drain-failed' | 'purge-failed' = 'drain-failed',
  ): Promise<Result | undefined> {
    try {
      return await step();
    } catch (error) {
      log(failure, { reason: reasonOf(error) });
      return undefined;
    }
  }

  async function runAll(): Promise<number> {
    let tried = 0;
    do {
      isAskedAgain = false;
      const isOpen = time.isOpen(now());
      if (isOpen) await attempt(() => sql`select contact.plan_morning(${time.dateOf(now())})`);
      tried += (await attempt(() => drain(isOpen))) ?? 0;
      await attempt(purge, 'purge-failed');
    } while (isAskedAgain);
    running = undefined;
    return tried;
  }

  return (): Promise<number> => {
    isAskedAgain = true;
    running ??= runAll();
    return running;
  };
}
