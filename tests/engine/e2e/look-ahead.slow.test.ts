import { devices, expect, test, type Page } from 'playwright/test';
import { hydrate, nextFrames, saveData } from './support/client.ts';

/** Waits until the browser is idle, which is when pages are prefetched. */
const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)).then(() => {}));

/** Advances the page's clock past the client's pause before prefetching. */
async function rest(page: Page): Promise<void> {
  await page.clock.runFor(2_000);
  await nextFrames(page);
}

/** The paths of all requests from now on. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test('with Save-Data only the page of a focused link, or one under the pointer, is prefetched', async ({ page }) => {
  await page.clock.install();
  await saveData(page);
  const paths = watchRequests(page);
  const other = () => paths.filter((path) => ['/about', '/contact'].includes(path) || path.endsWith('.json'));
  await page.goto('/', { waitUntil: 'networkidle' });
  // Scrolling is no sign of intent: React, which first asks for the data of its page, is not loaded.
  await page.mouse.wheel(0, 2_000);
  await rest(page);
  expect(other()).toEqual([]);

  await hydrate(page);
  await rest(page);
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  await link('About Us').focus();
  await expect.poll(() => paths).toContain('/about.json');
  expect(other()).toEqual(['/index.json', '/about.json']);

  // A link further down would be scrolled to, and the frame of the reviews would load.
  await link('Contact Us').hover();
  await expect.poll(() => paths).toContain('/contact.json');
});

test('a scroll after load requests no drawing', async ({ page }) => {
  const paths = watchRequests(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const before = paths.length;
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  await nextFrames(page);
  const drawings = await page.locator('img').evaluateAll((all) => all.map((img) => img.getAttribute('src')));
  expect(paths.slice(before).filter((path) => drawings.includes(path))).toEqual([]);
});

test('with Save-Data a drawing at the end of a long page waits for the scroll', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await saveData(page);
  const paths = watchRequests(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const drawings = await page.locator('img').evaluateAll((all) => all.map((img) => img.getAttribute('src')!));
  const last = drawings.findLast((src) => src.startsWith('/') && !src.includes('#'));
  expect(paths).not.toContain(last);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => paths).toContain(last);
});

test('the pages of at most eight links that rest in view are prefetched', async ({ page }) => {
  await page.clock.install();
  const paths = watchRequests(page);
  await page.goto('/locations', { waitUntil: 'networkidle' });
  await rest(page);
  await expect.poll(() => paths).toContain('/about');
  await hydrate(page);

  const data = () => paths.filter((path) => path.endsWith('.json')).length;
  const scroll = async () => {
    await page.evaluate(() => scrollBy({ top: 500, behavior: 'instant' }));
    await nextFrames(page);
    await idle(page);
  };
  await scroll();
  expect(data(), 'what only passes').toBe(1);
  for (let step = 0; step < 6; step += 1) {
    await rest(page);
    await scroll();
  }
  await expect.poll(data).toBeGreaterThanOrEqual(8);
  // The other two may be the page's own data, and that of a link that the pointer came near.
  expect(data()).toBeLessThanOrEqual(10);
});

test.describe('on a phone', () => {
  const { viewport, hasTouch, isMobile } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile });

  test('after the first tap on a link, the browser itself opens the prefetched page', async ({ page }) => {
    await page.goto('/about');
    const paths = watchRequests(page);
    await expect.poll(() => paths).toContain('/contact');
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
    // From the browser's cache.
    expect(
      await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON())),
    ).toEqual([expect.objectContaining({ transferSize: 0 })]);
  });
});
