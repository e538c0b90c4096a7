import { expect, test } from 'playwright/test';
import { pathPerKind } from './support/pages.ts';

// Menus, panels, questions and the form without JavaScript are tested beside those with it.
test.use({ javaScriptEnabled: false });

test('every kind of page is complete', async ({ page }) => {
  for (const path of pathPerKind) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(150);
  }
});
