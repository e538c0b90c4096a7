import { expect, test } from 'playwright/test';
import { compare } from './compare.ts';
import { loadAll, open } from '../../../support/look/page.ts';
import { layouts } from '../support/pages.ts';

test.describe.configure({ mode: 'parallel' });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const width of [390, 1440]) {
  for (const path of layouts) {
    test(`${path} looks as before at ${width} px`, async ({ page, browser }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await loadAll(page);
      await compare(page, browser, `${path.slice(1) || 'home'}-${width}`, true);
    });
  }
}

test('the Services panel looks as before', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Services' }).click();
  await expect(page.locator('#services-panel')).toBeVisible();
  await loadAll(page);
  await compare(page, browser, 'services-panel');
});

test('the menu of a phone looks as before, with its services open', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByText('Services').click();
  await compare(page, browser, 'phone-menu');
});
