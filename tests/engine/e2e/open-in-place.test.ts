import { expect, test, type Page } from 'playwright/test';
import { hydrate, markDocument } from './support/client.ts';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrate(page);
  return markDocument(page);
};

test('links of components and of pictures open their page in the same document', async ({ page }) => {
  const isSame = await open(page, '/locations');
  await page.locator('.line-map').getByRole('link', { name: /Simei/ }).first().click();
  await expect(page).toHaveTitle(/Simei/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveTitle(/^About/);
  expect(await isSame()).toBe(true);
});

test('a link to the page that is open adds no entry to the history', async ({ page }) => {
  await open(page, '/about');
  const length = await page.evaluate(() => history.length);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('a click with a modifier key opens another tab, and this page stays', async ({ page, context }) => {
  const isSame = await open(page, '/about');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' });
  const [other] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['Control'] })]);
  await expect(other).toHaveURL('/contact');
  await expect(page).toHaveURL('/about');
  expect(await isSame()).toBe(true);
});

test('the new page rises; with reduced motion it appears at once', async ({ page }) => {
  await page.goto('/about');
  await hydrate(page);
  // Records each animation of the main part.
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    const found: unknown[] = [];
    main.animate = (frames, options) => {
      found.push({ frames, options });
      return Element.prototype.animate.call(main, frames, options);
    };
    Object.assign(window, { found });
  });
  const found = () => page.evaluate(() => (window as unknown as { found: unknown[] }).found);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await found()).toEqual([
    {
      frames: { transform: ['translateY(8px)', 'none'] },
      options: { duration: 180, easing: 'cubic-bezier(.2,.7,.2,1)' },
    },
  ]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await menu.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveTitle(/^About/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await found()).toHaveLength(1);
});
