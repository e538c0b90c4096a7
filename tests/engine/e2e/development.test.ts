import { expect, test } from 'playwright/test';
import { hydrate, watchConsole } from './support/client.ts';
import { templates } from './support/pages.ts';

// Some differences between the HTML and the first render are reported by React's development build alone.
for (const path of templates) {
  test(`${path} hydrates in development without a warning`, async ({ page }) => {
    const messages = watchConsole(page);
    await page.goto(path);
    await hydrate(page);
    await page.waitForTimeout(300);
    expect(messages).toEqual([]);
  });
}

test('an unknown address answers 404 in development too', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
});
