import { expect, test, type Page } from 'playwright/test';
import { hold, hydrate, markDocument } from './support/client.ts';

const panelOf = (page: Page) => page.locator('#menu-panel');
const toggleOf = (page: Page) => page.getByRole('button', { name: 'Menu' });
const linkOf = (page: Page, name: string) => panelOf(page).getByRole('link', { name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => scrollY);
const isMainInert = (page: Page) => page.locator('main').evaluate((main: HTMLElement) => main.inert);

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => page.goto('/about'));

/** What the menu does by itself, before any script of the client. */
async function expectMenu(page: Page): Promise<void> {
  await test.step('the button opens and closes it, and its state follows', async () => {
    await toggleOf(page).click();
    await expect(linkOf(page, 'Home')).toBeVisible();
    await toggleOf(page).click();
    await expect(panelOf(page)).toBeHidden();
  });
  await test.step('the keyboard opens it; Escape closes it and returns the focus to the button', async () => {
    await toggleOf(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(panelOf(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(toggleOf(page)).toBeFocused();
  });
  await test.step('turning the phone to a wide screen closes it', async () => {
    await toggleOf(page).click();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.setViewportSize({ width: 1024, height: 390 });
    await expect(panelOf(page)).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
  });
}

test('before and after hydration, the menu opens, closes and makes the page behind inert', async ({ page }) => {
  const release = await hold(page, '**/assets/chunks/**');
  await expectMenu(page);
  await toggleOf(page).click();
  await expect(linkOf(page, 'Home')).toBeFocused();
  expect(await isMainInert(page)).toBe(true);
  // The focus stays in the bar and the menu, and the page behind does not scroll.
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull();
  }
  await page.mouse.move(150, 500);
  await page.mouse.wheel(0, 300);
  expect(await scrolled(page)).toBe(0);
  await page.keyboard.press('Escape');
  expect(await isMainInert(page)).toBe(false);
  release();
  await hydrate(page);
  await expectMenu(page);
});

test('the whole menu can be reached at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await toggleOf(page).click();
  await panelOf(page).getByText('Services').click();
  for (const part of await panelOf(page).locator('a, summary').all()) {
    await part.focus();
    await expect(part).toBeInViewport({ ratio: 0.9 });
  }
});

test('a link closes the menu at once, also before hydration; its page opens in place, and the current one closes it too', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/chunks/**');
  await toggleOf(page).click();
  await linkOf(page, 'About Us').click();
  await expect(panelOf(page)).toBeHidden();
  await page.waitForLoadState();
  release();
  await hydrate(page);
  const isSameDocument = await markDocument(page);
  const send = await hold(page, '**/move-in-out-cleaning.json');
  const follow = async () => {
    await linkOf(page, 'Move In/Out').click();
    await expect(panelOf(page)).toBeHidden();
  };
  await toggleOf(page).click();
  await panelOf(page).getByText('Services').click();
  await follow();
  await expect(page).toHaveURL('/about');
  send();
  await expect(page).toHaveURL('/move-in-out-cleaning');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await isSameDocument()).toBe(true);
  expect(await isMainInert(page)).toBe(false);
  await toggleOf(page).click();
  await follow();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and closes', ({ page }) => expectMenu(page));
});
