import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type BrowserContext } from 'playwright/test';

/**
 * Tests of development share a browser profile: a development page consists of hundreds of modules, and a new profile
 * would fetch all of them again. What a page stores is removed after each test.
 */
export const test = base.extend<object, { profile: BrowserContext }>({
  profile: [
    async ({ browser }, use) => {
      const profile = await browser.newContext();
      await use(profile);
      await profile.close();
    },
    { scope: 'worker' },
  ],
  context: ({ profile }, use) => use(profile),
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.evaluate(() => localStorage.clear());
    for (const opened of context.pages()) await opened.close();
  },
});

/**
 * Waits until the development server has written a change. Its watcher misses another change of the same file within 50 ms
 * of the first.
 */
export const expectWritten = (copy: string, file: string, words: string) =>
  expect.poll(() => readFileSync(join(copy, 'src/generated', file), 'utf8'), { timeout: 60_000 }).toContain(words);
