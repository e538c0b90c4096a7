import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { draw } from './draw.ts';
import { writeWhole } from '../emit/write-whole.ts';

/** A picture to draw, for the page at `path`, into `file`. */
export interface Job {
  path: string;
  svg: string;
  file: string;
}

/** The input of a drawing process. */
export interface Share {
  jobs: readonly Job[];
  fonts: readonly string[];
}

/** Drawing fewer pictures than this takes less time than starting another process. */
const worthAProcess = 20;

function failure(path: string, message: string): Error {
  return new Error(
    `The picture of ${path} was not drawn: ${message}. Its scene must be well-formed SVG; see scripts/illustration.`,
  );
}

function drawInChildProcess(share: Share): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = fork(new URL('worker.ts', import.meta.url), {
      execArgv: ['--import', 'tsx'],
    });
    let failed: Error | undefined;
    worker.once('message', ({ path, message }: { path: string; message: string }) => (failed = failure(path, message)));
    worker.once('error', reject);
    worker.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(failed ?? new Error(`A drawing process ended with ${signal ?? code}. Run it again.`));
    });
    worker.send(share);
  });
}

function here({ jobs, fonts }: Share): void {
  for (const { path, svg, file } of jobs) {
    try {
      writeWhole(file, draw(svg, fonts));
    } catch (error) {
      throw failure(path, (error as Error).message);
    }
  }
}

/** Draws pictures on all processors. */
export async function drawAll(jobs: readonly Job[], fonts: readonly string[]): Promise<void> {
  if (jobs.length < worthAProcess) {
    here({ jobs, fonts });
    return;
  }
  const processes = Math.min(availableParallelism(), Math.ceil(jobs.length / worthAProcess));
  const shares = Array.from({ length: processes }, (_, first) => jobs.filter((_job, at) => at % processes === first));
  // Waits for all, so that no process writes after a failure was reported.
  const ends = await Promise.allSettled(shares.map((share) => drawInChildProcess({ jobs: share, fonts })));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
