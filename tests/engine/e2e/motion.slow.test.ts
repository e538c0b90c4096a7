import { expect, test, type Page } from 'playwright/test';
import { hydrate, loadMotion } from './support/client.ts';

/** The classes of all elements whose animations or transitions take time, in their present state. */
const animated = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) =>
      ['', '::before', '::after', '::details-content'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo || null);
        const takesTime = style.animationName !== 'none' || /[1-9]/.test(style.transitionDuration);
        return takesTime ? [`${element.localName}.${element.getAttribute('class')}${pseudo}`] : [];
      }),
    ),
  );

test('parts of each kind of page are animated; with reduced motion none is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/', '/locations', '/contact', '/bedok', '/move-in-out-cleaning']) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    await loadMotion(page);
    await hydrate(page);
    expect(await animated(page), path).not.toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await animated(page), path).toEqual([]);
  }
});
