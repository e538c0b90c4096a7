import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf } from '../postgres.ts';

/** Takes a folder of local data for this process, which ends with a sentence if another one serves the site from it. */
export function claimFolder(folder: string): void {
  const file = join(folder, 'used-by');
  const [pid, command] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  // After a restart, the id may belong to another process.
  if (command && Number(pid) !== process.pid && commandOf(Number(pid)) === command) {
    console.error(
      `Process ${pid} serves the site from this folder already. Stop it first, or run another copy with its own PORT and LOCAL_FOLDER.`,
    );
    process.exit(1);
  }
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${process.pid}\n${commandOf(process.pid)}\n`);
  } catch {
    // The database cannot start in this folder either, and says why.
  }
}
