import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Creates the file with the id of this process. Returns false if the file exists. */
function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Deletes the file of a process that was ended before it could do so. */
function deleteAbandoned(file: string): void {
  try {
    const owner = readFileSync(file, 'utf8');
    // The file is empty for a moment after it was created.
    if (owner !== '' && !isRunning(Number(owner))) rmSync(file);
  } catch {
    // Another process has deleted it.
  }
}

/** Calls `work` when no other process, and no other call, is at work with the same file. */
export async function oneAtATime<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) {
    deleteAbandoned(file);
    await wait(100);
  }
  try {
    return await work();
  } finally {
    rmSync(file);
  }
}
