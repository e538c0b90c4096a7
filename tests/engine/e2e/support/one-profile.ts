import { test as base, type BrowserContext } from 'playwright/test';

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
