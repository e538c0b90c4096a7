import { devices, expect, test, type Page } from 'playwright/test';
import { hydrate, saveData } from './support/client.ts';
import { nextFrames } from './support/frames.ts';

/** Makes the browser seem to lack Speculation Rules, so that the site's own script prefetches pages. */
const forgetRules = (page: Page) => page.addInitScript('HTMLScriptElement.supports = () => false');

/** Waits until the browser is idle, which is when pages are prefetched. */
const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)).then(() => {}));

/** The paths of all requests from now on. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test('a page is prefetched when a pointer is on its link, and opens without another request', async ({ page }) => {
  await saveData(page);
  await page.goto('/');
  await hydrate(page);
  const paths = watchRequests(page);
  const link = page.getByRole('link', { name: /View Services in Chinatown/ });
  await link.hover();
  await expect.poll(() => paths).toContain('/chinatown.json');
  await page.waitForLoadState('networkidle');
  paths.length = 0;
  await link.click();
  await expect(page).toHaveTitle(/Chinatown/);
  expect(paths.filter((path) => /^\/assets\/.*js$|json$/.test(path))).toEqual([]);
});

test('with Save-Data only the page of a focused link is prefetched', async ({ page }) => {
  await saveData(page);
  const paths = watchRequests(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await idle(page);
  expect(paths.filter((path) => path === '/about' || path.endsWith('.json'))).toEqual([]);

  await hydrate(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).focus();
  await expect.poll(() => paths).toContain('/about.json');
  expect(paths).not.toContain('/chinatown.json');
});

test('without Speculation Rules, the pages of links in view are prefetched when the browser is idle', async ({
  page,
}) => {
  await forgetRules(page);
  const paths = watchRequests(page);
  await page.goto('/');
  await expect.poll(() => paths).toContain('/about');
  expect(paths).not.toContain('/chinatown');
  await hydrate(page);
  await expect.poll(() => paths).toContain('/about.json');
  await page.getByRole('link', { name: /View Services in Chinatown/ }).scrollIntoViewIfNeeded();
  await expect.poll(() => paths).toContain('/chinatown.json');
});

test('one page prefetches at most eight pages', async ({ page }) => {
  const paths = watchRequests(page);
  await page.goto('/locations');
  await hydrate(page);
  const data = () => paths.filter((path) => path.endsWith('.json')).length;
  for (let step = 0; step < 10; step += 1) {
    await page.evaluate(() => scrollBy({ top: 500, behavior: 'instant' }));
    await nextFrames(page);
    await idle(page);
  }
  await expect.poll(data).toBeGreaterThanOrEqual(8);
  // The other two may be the page's own data, and that of a link that the pointer came near.
  expect(data()).toBeLessThanOrEqual(10);
});

test.describe('on a phone', () => {
  const { viewport, hasTouch, isMobile } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile });

  test('after the first tap on a link, the browser itself opens the prefetched page', async ({ page }) => {
    await forgetRules(page);
    await page.goto('/');
    const paths = watchRequests(page);
    await expect.poll(() => page.locator('link[rel=prefetch][href="/contact"]').count()).toBe(1);
    await page.waitForLoadState('networkidle');
    paths.length = 0;
    const book = page.locator('.book-bar').getByRole('link', { name: /Book/ });
    // The tap opens nothing, as on a slow connection. Neither the tap nor the focus that comes with it may load React.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
    await book.tap();
    await expect(book).toBeFocused();
    await idle(page);
    expect(paths.filter((path) => path !== '/contact')).toEqual([]);
    await book.tap();
    await expect(page).toHaveURL('/contact');
  });
});
