import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';

/**
 * A page can show a change before the development server has written its files. This waits for the files, because the
 * server's watcher misses another change of the same file within 50 ms of the first.
 */
export const expectWritten = (copy: string, file: string, words: string) =>
  expect.poll(() => readFileSync(join(copy, 'src/generated', file), 'utf8'), { timeout: 60_000 }).toContain(words);
