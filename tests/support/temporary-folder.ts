import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Here Linux keeps files in memory. Databases, copies of the project and browser profiles are made much faster there.
 */
const inMemory = '/dev/shm';
/** In bytes: many times what the tests need. */
const enough = 2_000_000_000;

/** Whether the file system in memory has room for the tests. In a container it often has only 64 MB. */
function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}

/**
 * Makes a folder for the temporary files of this process and of those that it starts, in memory if it can, and deletes
 * it when this process ends.
 */
export function useTemporaryFolder(): void {
  // A process that a test run started has inherited the folder.
  if (process.env['TEST_FOLDER'] !== undefined) return;
  // By default, Playwright keeps the tests that it has compiled in TMPDIR.
  process.env['PLAYWRIGHT_TRANSFORM_CACHE_DIR'] ??= 'node_modules/.cache/playwright';
  const folder = mkdtempSync(join(hasRoomInMemory() ? inMemory : tmpdir(), 'checks-'));
  // Under root, PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  // A signal alone would end the process without "exit".
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  process.env['TMPDIR'] = process.env['TEST_FOLDER'] = folder;
}
