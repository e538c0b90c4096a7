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

  await test.step('the new page rises; with reduced motion it appears at once', async () => {
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
    await link('Contact Us').click();
    await expect(heading).toHaveText('Contact Us');
    await expect(heading).toBeFocused();
    expect(await found()).toEqual([
      {
        frames: { transform: ['translateY(8px)', 'none'] },
        options: { duration: 180, easing: 'cubic-bezier(.2,.7,.2,1)' },
      },
    ]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await link('About Us').click();
    await expect(page).toHaveTitle(/^About/);
    await expect(heading).toBeFocused();
    expect(await found()).toHaveLength(1);
  });

  await test.step('without prefetching, only the data of the visited pages is downloaded, once', async () => {
    expect(await isSame()).toBe(true);
    // The pointer may have passed over the link to the home page, but over no other link.
    expect(data.filter((path) => path !== '/index.json')).toEqual(['/about.json', '/contact.json']);
  });
});
