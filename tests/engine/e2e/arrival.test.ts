import { expect, test } from 'playwright/test';
import { hold, hydrate, markDocument, saveData, scrollBy } from './support/client.ts';

test('a page opened in place has its own heading, title and address, and shows progress if it loads slowly', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-18T10:00:00+08:00' });
  // Otherwise the slow page would have been prefetched.
  await saveData(page);
  const announced = page.locator('#root > p[role=status]');
  const home = page.getByRole('banner').getByRole('link').first();
  await page.goto('/');
  await test.step('hydration moves no focus and announces nothing', async () => {
    await home.focus();
    await hydrate(page);
    await expect(home).toBeFocused();
    await expect(announced).toHaveText('');
  });

  const isSameDocument = await markDocument(page);
  await page.getByRole('link', { name: /View Services in Chinatown/ }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Part Time Maid Services in Chinatown' });

  await test.step("the focus is on the page's heading, and the title is announced", async () => {
    await expect(heading).toBeFocused();
    await expect(announced).toHaveText('Part Time Maid Services in Chinatown - Sapu');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  await test.step("the document has the page's title, description and canonical address", async () => {
    await expect(page).toHaveURL('/chinatown');
    await expect(page).toHaveTitle('Part Time Maid Services in Chinatown - Sapu');
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /needs in Chinatown\. Book today\./,
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://sapu.example/chinatown');
    // Crawlers, which read this data, load every page from the server. After a navigation in place, the data would be
    // that of the previous page.
    await expect(page.locator('meta[property^="og:"], [type="application/ld+json"]')).toHaveCount(0);
    expect(await isSameDocument()).toBe(true);
  });

  await test.step('a page that loads slowly shows progress after 300 ms, and a fast one does not', async () => {
    const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    const progress = page.getByRole('progressbar', { name: 'The page is loading' });
    const release = await hold(page, '**/about.json');
    await page.clock.pauseAt('2026-11-18T11:00:00+08:00');
    await link('About Us').click();
    await page.clock.runFor(299);
    await expect(progress).toHaveCount(0);
    await page.clock.resume();
    await expect(progress).toBeVisible();
    release();
    await expect(page).toHaveURL('/about');
    await expect(progress).toHaveCount(0);

    await page.clock.pauseAt('2026-11-18T12:00:00+08:00');
    await link('Contact Us').click();
    await expect(page).toHaveURL('/contact');
    await page.clock.runFor(1_000);
    await expect(progress).toHaveCount(0);
  });
});

test('the next page starts at the top, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/locations');
  await hydrate(page);
  const isSameDocument = await markDocument(page);
  await test.step('a link with a fragment moves the focus to its target', async () => {
    await page.locator('main').getByRole('link', { name: 'See all locations' }).click();
    await expect(page).toHaveURL('/locations#locations');
    await expect(page.locator('#locations')).toBeFocused();
    await expect(page.locator('#locations')).toBeInViewport();
  });

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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Part Time Maid Services in Simei');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('Locations | Sapu');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  expect(await isSameDocument()).toBe(true);
});

test('Back from a place on the page restores the scroll position, and a script can press the link to the place', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => scrollY);
  await page.goto('/privacy');
  await hydrate(page);
  await scrollBy(page, 120);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await links.last().click();
  await expect.poll(scrolled).toBeGreaterThan(300);
  await page.goBack();
  await expect.poll(scrolled).toBe(120);
  await links.last().evaluate((link: HTMLElement) => link.click());
  await expect.poll(scrolled).toBeGreaterThan(300);
});
