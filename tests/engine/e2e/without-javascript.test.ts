import { expect, test } from 'playwright/test';
import { pathPerKind } from './support/pages.ts';

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

test('panels and menus open without scripts and their links work, and one question is open at a time', async ({
  page,
}) => {
  await test.step('the Services panel opens, and its links work', async () => {
    await page.goto('/');
    const panel = page.locator('#services-panel');
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: 'Services' }).click();
    await panel.getByRole('link', { name: /Move In\/Out/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Move In/Out Cleaning');
  });

  await test.step('one question is open at a time, and an open one can be closed', async () => {
    await page.goto('/bedok');
    const open = page.locator('main details[open]');
    await expect(open).toHaveCount(1);
    await page.getByText('How do I book?').click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('call +65 0000 0000');
    await page.getByText('How do I book?').click();
    await expect(open).toHaveCount(0);
  });

  await test.step('the menu of a phone opens, and its links work', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/punggol');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByText('Services').click();
    await menu.getByRole('link', { name: 'Weekly Cleaning' }).click();
    await expect(page).toHaveURL('/weekly-cleaning');
  });
});
