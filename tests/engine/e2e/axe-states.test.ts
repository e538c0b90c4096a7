import { expect, test } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { hydrate } from './support/client.ts';

const widths = [390, 1440] as const;

test.describe.configure({ mode: 'parallel' });

// What moves into place would be waited for on every page.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const width of widths) {
  test.describe(`at ${width} px axe finds nothing`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('with a panel of the bar or an answer open, before scripts and with them', async ({ page }) => {
      for (const isInUse of [false, true]) {
        await page.goto('/punggol');
        if (isInUse) await hydrate(page);
        await page.locator('summary', { hasText: 'How do I book?' }).click();
        await expectAccessible(page);
        await page.getByRole('button', { name: width < 1024 ? 'Menu' : 'Services' }).click();
        await expectAccessible(page);
        if (width < 1024) {
          await page.locator('.mobile-services summary').click();
          await expectAccessible(page);
        }
      }
    });

    test('on the error screen', async ({ page }) => {
      await page.goto('/locations');
      await hydrate(page);
      await page.route('**/simei.json', (route) => route.fulfill({ status: 200, json: {} }));
      await page.context().setOffline(true);
      await page.getByRole('link', { name: /View Services in Simei/ }).click();
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible({
        timeout: 20_000,
      });
      await expectAccessible(page);
    });
  });
}
