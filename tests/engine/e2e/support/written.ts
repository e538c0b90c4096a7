import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';

/**
 * Waits until the development server has also written the files of a change that a page already shows. Its watcher
 * misses another change of the same file within 50 ms of the first.
 */
export const expectWritten = (copy: string, file: string, words: string) =>
  expect.poll(() => readFileSync(join(copy, 'src/generated', file), 'utf8'), { timeout: 20_000 }).toContain(words);
