import { expect, test } from 'playwright/test';
import { hydrate, watchConsole } from './support/client.ts';
import { nextFrames } from './support/frames.ts';
import { variants } from './support/pages.ts';

// Some differences between the HTML and the first render are reported by React's development build alone.
test('every kind of page hydrates in development without a warning', async ({ page }) => {
  for (const path of variants.filter((each) => each !== '/no-such-page')) {
    await test.step(path, async () => {
      const messages = watchConsole(page);
      await page.goto(path);
      await hydrate(page);
      await nextFrames(page);
      expect(messages).toEqual([]);
    });
  }
});

test('an unknown address answers 404 in development too', async ({ request }) => {
  expect((await request.get('/no-such-page')).status()).toBe(404);
});
