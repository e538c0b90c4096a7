import { expect, test } from 'playwright/test';
import { hydrate, markDocument, saveData } from './support/client.ts';

test('links open in place, with the data of the visited pages only; a click with a modifier key opens another tab', async ({
  page,
  context,
}) => {
  await saveData(page);
  const data: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.json')) data.push(pathname);
  });
  await page.goto('/about');
  await hydrate(page);
  const isSame = await markDocument(page);
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('a link to the page that is open adds no entry to the history', async () => {
    const length = await page.evaluate(() => history.length);
    await link('About Us').click();
    await expect(heading).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  await test.step('a click with a modifier key opens another tab, and this page stays', async () => {
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      link('Contact Us').click({ modifiers: ['Control'] }),
    ]);
    await expect(other).toHaveURL('/contact');
    await other.close();
    await expect(page).toHaveURL('/about');
  });

  await link('Contact Us').click();
  await expect(heading).toHaveText('Contact Us');
  await expect(heading).toBeFocused();

  await test.step('without prefetching, only the data of the visited pages is downloaded, once', async () => {
    expect(await isSame()).toBe(true);
    // The pointer may have passed over the link to the home page, but over no other link.
    expect(data.filter((path) => path !== '/index.json')).toEqual(['/about.json', '/contact.json']);
  });
});
