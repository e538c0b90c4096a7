import { expect, test, type Page } from 'playwright/test';
import { isExpanded } from './support/accessibility.ts';
import { hydrate } from './support/client.ts';

const panelOf = (page: Page) => page.locator('#services-panel');
const buttonOf = (page: Page) => page.getByRole('button', { name: 'Services' });
const linkOf = (page: Page, name: RegExp) => panelOf(page).getByRole('link', { name });

/**
 * What the keyboard does, and what must not break it. Each step starts with the focus on the button and a closed panel.
 */
const byKeys: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "Enter and Space open and close it, and the button's expanded state follows": async (page) => {
    for (const key of ['Enter', 'Space']) {
      expect(await isExpanded(page, 'Services')).toBe(false);
      await page.keyboard.press(key);
      await expect(panelOf(page)).toBeVisible();
      expect(await isExpanded(page, 'Services')).toBe(true);
      await page.keyboard.press(key);
      await expect(panelOf(page)).toBeHidden();
      await expect(buttonOf(page)).toBeFocused();
    }
  },

  'Escape closes it wherever the focus is, and focuses the button': async (page) => {
    for (const steps of [[], ['Tab'], ['Tab', 'Tab', 'Tab']]) {
      await page.keyboard.press('Enter');
      for (const key of steps) await page.keyboard.press(key);
      await page.keyboard.press('Escape');
      await expect(panelOf(page)).toBeHidden();
      await expect(buttonOf(page)).toBeFocused();
    }
  },

  'Escape focuses the button also after a mouse opened the panel': async (page) => {
    await page.getByRole('link', { name: 'About Us' }).first().focus();
    await buttonOf(page).hover();
    await expect(panelOf(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(linkOf(page, /Weekly/)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(buttonOf(page)).toBeFocused();
  },

  'Tab moves from the button through the panel to the next item, which closes the panel': async (page) => {
    await page.keyboard.press('Enter');
    for (const name of [/Weekly/, /Move/, /Post/]) {
      await page.keyboard.press('Tab');
      await expect(linkOf(page, name)).toBeFocused();
    }
    await expect(panelOf(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }),
    ).toBeFocused();
    await expect(panelOf(page)).toBeHidden();
  },

  'Shift+Tab moves back to the button, and then out of the menu item, which closes the panel': async (page) => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(buttonOf(page)).toBeFocused();
    await expect(panelOf(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(panelOf(page)).toBeHidden();
  },

  'the arrow keys move from the button into the panel and between links; Home and End move to its first and last link':
    async (page) => {
      await page.keyboard.press('Enter');
      const ways = [
        ['ArrowDown', /Weekly/],
        ['ArrowDown', /Move/],
        ['ArrowDown', /Post/],
        ['ArrowDown', /Post/],
        ['ArrowUp', /Move/],
        ['Home', /Weekly/],
        ['ArrowUp', /Weekly/],
        ['End', /Post/],
      ] as const;
      for (const [key, name] of ways) {
        await page.keyboard.press(key);
        await expect(linkOf(page, name)).toBeFocused();
      }
      await buttonOf(page).focus();
      await page.keyboard.press('ArrowUp');
      await expect(linkOf(page, /Post/)).toBeFocused();
      expect(await page.evaluate(() => scrollY), 'the page did not scroll for it').toBe(0);
    },

  'while it is closed, the arrow keys scroll the page': async (page) => {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(buttonOf(page)).toBeFocused();
  },
};

test.use({ viewport: { width: 1440, height: 900 } });

test('the keyboard opens, closes and moves through the panel', async ({ page }) => {
  await page.goto('/');
  await buttonOf(page).focus();
  for (const [what, act] of Object.entries(byKeys)) {
    await test.step(what, () => act(page));
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await buttonOf(page).focus();
  }
});

test('a link of the panel closes it at once, also the link to the current page', async ({ page }) => {
  await page.route('**/move-in-out-cleaning.json', () => {});
  await page.goto('/weekly-cleaning');
  await hydrate(page);
  for (const name of [/Weekly/, /Move/]) {
    await buttonOf(page).click();
    await linkOf(page, name).click();
    await expect(panelOf(page)).toBeHidden();
    await expect(page).toHaveURL('/weekly-cleaning');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Enter opens the panel, Tab moves into it, Escape closes it and returns the focus', async ({ page }) => {
    await page.goto('/');
    await buttonOf(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(linkOf(page, /Weekly/)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(buttonOf(page)).toBeFocused();
  });
});
