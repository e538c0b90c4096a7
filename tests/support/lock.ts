import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A lock that is older, in ms, was left by a process that was killed. */
const abandonedAfter = 300_000;

function take(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const since = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > abandonedAfter) rmSync(folder, { recursive: true, force: true });
    return false;
  }
}

/** Does some work while no other process does the same; the folder is the lock, which all of them name. */
export async function alone(folder: string, work: () => Promise<void>): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  while (!take(folder)) await wait(100);
  try {
    await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
