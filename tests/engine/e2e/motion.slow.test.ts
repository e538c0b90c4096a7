import { expect, test, type Page } from 'playwright/test';
import { hydrate, loadMotion } from './support/client.ts';
import { button, fillIn, functionUrlPattern } from './support/enquiry.ts';

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

for (const path of ['/', '/locations', '/contact', '/bedok', '/move-in-out-cleaning']) {
  test(`parts of ${path} are animated; with reduced motion none is`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await loadMotion(page);
    await hydrate(page);
    expect(await animated(page)).not.toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await animated(page)).toEqual([]);
  });
}

test('with reduced motion a form that is being sent does not move, and a failure is shown at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact');
  await hydrate(page);
  let fail = (): void => undefined;
  await page.route(functionUrlPattern, async (route) => {
    await new Promise<void>((resolve) => (fail = resolve));
    await route.abort();
  });
  await fillIn(page, 'Not sent');
  await button(page).click();
  await expect(page.locator('.dots')).toBeVisible();
  expect(await animated(page)).toEqual([]);
  fail();
  await expect(page.locator('.toast')).toBeVisible();
  expect(await animated(page)).toEqual([]);
});
