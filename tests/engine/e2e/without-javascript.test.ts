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
    await expect(page.locator('link[rel=manifest]'), path).toBeAttached();
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(150);
  }
});

test('links of the Services panel and of the menu of a phone work', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Services' }).click();
  await page
    .locator('#services-panel')
    .getByRole('link', { name: /Move In\/Out/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Move In/Out Cleaning');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByText('Services').click();
  await menu.getByRole('link', { name: 'Weekly Cleaning' }).click();
  await expect(page).toHaveURL('/weekly-cleaning');
});
