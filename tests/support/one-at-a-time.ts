import { mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Locks with a symbolic link to the id of this process, because a link appears with its content at once. Returns false
 * if the lock exists.
 */
function take(lock: string): boolean {
  try {
    symlinkSync(String(process.pid), lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Deletes the lock of a process that was ended before it could do so. */
function deleteAbandoned(lock: string): void {
  try {
    if (!isRunning(Number(readlinkSync(lock)))) rmSync(lock);
  } catch (error) {
    // Otherwise, its process has deleted it in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Calls `work` when no other call, also of another process, works with the same lock. */
export async function oneAtATime<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(lock), { recursive: true });
  while (!take(lock)) {
    deleteAbandoned(lock);
    await wait(100);
  }
  try {
    return await work();
  } finally {
    rmSync(lock);
  }
}
