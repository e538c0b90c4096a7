import { expect, test, type Page } from 'playwright/test';
import { hold, hydrate, markDocument, openHydrated, saveData, scrollBy } from './support/client.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => scrollY);
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test('a page opened in place has its own heading, title and address, and shows progress', async ({ page }) => {
  // Otherwise the slow page would have been prefetched.
  await saveData(page);
  const announced = page.locator('#root > p[role=status]');
  const home = page.getByRole('banner').getByRole('link').first();
  await page.goto('/');
  // Hydration moves no focus and announces nothing.
  await home.focus();
  await hydrate(page);
  await expect(home).toBeFocused();
  await expect(announced).toHaveText('');

  const isSameDocument = await markDocument(page);
  await page.getByRole('link', { name: /^Chinatown/ }).click();
  // The focus is on the page's heading, and the title is announced.
  await expect(heading(page)).toHaveText('Part Time Maid Services in Chinatown');
  await expect(heading(page)).toBeFocused();
  await expect(announced).toHaveText('Part Time Maid Services in Chinatown - Sapu');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);

  // The document has the page's title, description and canonical address.
  await expect(page).toHaveURL('/chinatown');
  await expect(page).toHaveTitle('Part Time Maid Services in Chinatown - Sapu');
  const description = page.locator('meta[name=description]');
  await expect(description).toHaveAttribute('content', /needs in Chinatown\. Book today\./);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://sapu.example/chinatown');
  // Crawlers, which read this data, load every page from the server. After a navigation in place, the data would be
  // that of the previous page.
  await expect(page.locator('meta[property^="og:"], [type="application/ld+json"]')).toHaveCount(0);
  expect(await isSameDocument()).toBe(true);

  // A page that loads slowly shows progress.
  const progress = page.getByRole('progressbar', { name: 'The page is loading' });
  const release = await hold(page, '**/about.json');
  await menu(page, 'About Us').click();
  await expect(progress).toBeVisible();
  release();
  await expect(page).toHaveURL('/about');
  await expect(progress).toHaveCount(0);
});

test('links open in place with the data of visited pages only; Ctrl+click opens another tab', async ({
  page,
  context,
}) => {
  await saveData(page);
  const data: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.json')) data.push(pathname);
  });
  await openHydrated(page, '/about');
  const isSameDocument = await markDocument(page);

  // A link to the page that is open adds no entry to the history.
  const length = await page.evaluate(() => history.length);
  await menu(page, 'About Us').click();
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(length);
  // A click with a modifier key opens another tab, and this page stays.
  const opened = context.waitForEvent('page');
  await menu(page, 'Contact Us').click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL('/contact');
  await (await opened).close();
  await expect(page).toHaveURL('/about');
  await menu(page, 'Contact Us').click();
  await expect(heading(page)).toHaveText('Contact Us');
  expect(await isSameDocument()).toBe(true);
  // The pointer may have passed over the link to the home page, but over no other link.
  expect(data.filter((path) => path !== '/index.json')).toEqual(['/about.json', '/contact.json']);
});

test('the next page starts at the top, and Back restores the scroll position', async ({ page }) => {
  await openHydrated(page, '/locations');
  const isSameDocument = await markDocument(page);
  // A link with a fragment moves the focus to its target.
  await page.locator('main').getByRole('link', { name: 'See all locations' }).click();
  await expect(page).toHaveURL('/locations#locations');
  await expect(page.locator('#locations')).toBeFocused();
  await expect(page.locator('#locations')).toBeInViewport();

  const link = page.getByRole('link', { name: /View Services in Simei/ });
  await link.scrollIntoViewIfNeeded();
  // The scroll position at the time of the click, because the page may scroll a little further before it.
  const wasAt = link.evaluate(
    (element) =>
      new Promise<number>((resolve) => element.addEventListener('click', () => resolve(scrollY), { once: true })),
  );
  await link.click();
  const before = await wasAt;
  expect(before).toBeGreaterThan(500);
  await expect(heading(page)).toHaveText('Part Time Maid Services in Simei');
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('Locations | Sapu');
  await expect.poll(() => scrolled(page)).toBe(before);
  expect(await isSameDocument()).toBe(true);
});

test('Back from a place on the page restores the scroll position', async ({ page }) => {
  await openHydrated(page, '/privacy');
  await scrollBy(page, 120);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(120);
});
