import { expect, test, type Page } from 'playwright/test';
import { isExpanded } from './support/accessibility.ts';
import { hold, hydrate, markDocument } from './support/client.ts';
import { nextFrames } from './support/frames.ts';

const panelOf = (page: Page) => page.locator('#menu-panel');
const toggleOf = (page: Page) => page.getByRole('button', { name: 'Menu' });
const linkOf = (page: Page, name: string) => panelOf(page).getByRole('link', { name, exact: true });

/** The tags of the parts of the page that are inert. */
const inertParts = (page: Page) =>
  page
    .locator('#root > *')
    .evaluateAll((parts) => parts.flatMap((part) => ((part as HTMLElement).inert ? [part.localName] : [])));

/** The parts that are inert while the menu is closed: only the slot of the reviews, because it is empty. */
const asBefore = ['aside'];

/** Expects that the button opens and closes the menu, and that its expanded state and its icon follow. */
async function expectToggled(page: Page): Promise<void> {
  const signs = toggleOf(page).locator('svg');
  expect(await isExpanded(page, 'Menu')).toBe(false);
  await expect(signs.first()).toHaveCSS('opacity', '1');
  await expect(signs.last()).toHaveCSS('opacity', '0');
  await toggleOf(page).click();
  await expect(panelOf(page)).toBeVisible();
  expect(await isExpanded(page, 'Menu')).toBe(true);
  await expect(signs.first()).toHaveCSS('opacity', '0');
  await expect(signs.last()).toHaveCSS('opacity', '1');
  await toggleOf(page).click();
  await expect(panelOf(page)).toBeHidden();
  await expect(toggleOf(page)).toBeFocused();
}

/** Tests that need no client script. Each starts at the top of the page, on a phone, with the menu closed. */
const byItself: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the button opens and closes the menu, and its expanded state and its icon follow': expectToggled,

  'the focus moves into the menu, and Escape returns it to the button': async (page) => {
    await toggleOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(linkOf(page, 'Home')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(toggleOf(page)).toBeFocused();
  },

  'the page behind is inert until the menu is closed': async (page) => {
    await toggleOf(page).click();
    const parts = await page.locator('#root > *').evaluateAll((all) => all.map(({ localName }) => localName));
    expect(parts).toContain('main');
    expect(await inertParts(page)).toEqual(parts.filter((part) => part !== 'header'));
    // 14 presses of Tab go once around: the focus stays in the bar and the menu.
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('body > *, header')?.localName)).not.toBe('div');
    }
    await toggleOf(page).click();
    expect(await inertParts(page)).toEqual(asBefore);
  },

  'the page behind does not scroll': async (page) => {
    const scrolled = () => page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 500);
    await expect.poll(scrolled).toBe(500);
    const toggle = (await toggleOf(page).boundingBox())!;
    await page.mouse.click(toggle.x + 24, toggle.y + 24);
    await expect(linkOf(page, 'Home')).toBeFocused();
    // Tab moves the focus through the bar and the menu.
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('Tab');
    for (const y of [30, 500]) {
      await page.mouse.move(150, y);
      await page.mouse.wheel(0, 300);
    }
    await nextFrames(page);
    expect(await scrolled()).toBe(500);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 300);
    await expect.poll(scrolled).toBe(800);
  },

  'turning the phone to a wide screen closes the menu, and the page is not inert': async (page) => {
    await toggleOf(page).click();
    await page.setViewportSize({ width: 1024, height: 390 });
    await expect(panelOf(page)).toBeHidden();
    await expect.poll(() => inertParts(page)).toEqual(asBefore);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(panelOf(page)).toBeHidden();
  },

  'the whole menu can be reached at 400 % zoom': async (page) => {
    await page.setViewportSize({ width: 320, height: 225 });
    await toggleOf(page).click();
    await panelOf(page).getByText('Services').click();
    const parts = await panelOf(page).locator('a, summary').all();
    expect(parts).toHaveLength(9);
    for (const part of parts) {
      await part.focus();
      const box = (await part.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(66);
      expect(box.y + box.height).toBeLessThanOrEqual(225);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
    }
  },
};

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
});

test('before and after hydration, the menu opens, closes and makes the page behind inert', async ({ page }) => {
  const release = await hold(page, '**/assets/chunks/**');
  for (const [what, act] of Object.entries(byItself)) {
    await test.step(what, () => act(page));
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
  release();
  await hydrate(page);
  await test.step('after hydration', () => expectToggled(page));
});

test('a link closes the menu at once and opens its page in place; a link to the current page closes it too', async ({
  page,
}) => {
  await hydrate(page);
  const isSameDocument = await markDocument(page);
  const send = await hold(page, '**/move-in-out-cleaning.json');
  const follow = async () => {
    await toggleOf(page).click();
    await linkOf(page, 'Move In/Out').click();
    await expect(panelOf(page)).toBeHidden();
  };
  await toggleOf(page).click();
  await panelOf(page).getByText('Services').click();
  await page.keyboard.press('Escape');
  await follow();
  await expect(page).toHaveURL('/about');
  send();
  await expect(page).toHaveURL('/move-in-out-cleaning');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await isSameDocument()).toBe(true);
  expect(await inertParts(page)).toEqual(asBefore);

  // A link to the page that is already shown.
  await follow();
  await toggleOf(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sapu' }).click();
  await expect(panelOf(page)).toBeHidden();
});

test('a link closes the menu also while the client is loading', async ({ page }) => {
  await page.route('**/about.json', () => {});
  await page.reload();
  await toggleOf(page).click();
  await linkOf(page, 'Contact Us').click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(panelOf(page)).toBeHidden();
  expect(await inertParts(page)).toEqual(asBefore);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and closes, the page behind does not scroll, and turning the phone closes the menu', async ({
    page,
  }) => {
    await toggleOf(page).click();
    await expect(linkOf(page, 'Home')).toBeVisible();
    await expect(toggleOf(page).locator('svg').last()).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await toggleOf(page).click();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.setViewportSize({ width: 1024, height: 390 });
    await expect(panelOf(page)).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  });
});
