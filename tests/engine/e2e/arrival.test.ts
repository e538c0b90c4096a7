import { expect, test } from 'playwright/test';
import { hold, hydrate, markDocument, saveData } from './support/client.ts';

test('after a navigation in place the focus is on the new heading, and the page is announced', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('link', { name: /View Services in Chinatown/ }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Part Time Maid Services in Chinatown' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Chinatown' })).toHaveText(
    'Part Time Maid Services in Chinatown - Sapu',
  );
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('taking over the page moves no focus and announces nothing', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link').first().focus();
  await hydrate(page);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await expect(page.locator('#root > p[role=status]')).toHaveText('');
});

test('the next page begins at its top at once, and Back returns to where the visitor was', async ({ page }) => {
  await page.goto('/locations');
  await hydrate(page);
  const isSameDocument = await markDocument(page);
  const link = page.getByRole('link', { name: /View Services in Simei/ });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Part Time Maid Services in Simei');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('Locations | Sapu');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  expect(await isSameDocument()).toBe(true);
});

test('a link to a place on a page moves the focus there', async ({ page }) => {
  await page.goto('/locations');
  await hydrate(page);
  await page.locator('main').getByRole('link', { name: 'See all locations' }).click();
  await expect(page).toHaveURL('/locations#locations');
  await expect(page.locator('#locations')).toBeFocused();
  await expect(page.locator('#locations')).toBeInViewport();
});

test('a page that takes long has a sign after 300 ms, and a quick one has none', async ({ page }) => {
  await saveData(page);
  await page.goto('/');
  await hydrate(page);
  const release = await hold(page, '**/about.json');
  await page.evaluate(() => {
    const seen: number[] = [];
    const started = performance.now();
    new MutationObserver(() => {
      if (document.querySelector('[role=progressbar]')) seen.push(performance.now() - started);
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { seen });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('progressbar', { name: 'The page is loading' })).toBeVisible();
  release();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const [first] = await seen();
  expect(first).toBeGreaterThan(290);

  const before = (await seen()).length;
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  expect(await seen()).toHaveLength(before);
});
