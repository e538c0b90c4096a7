import { expect, test, type Page } from 'playwright/test';
import { openHydrated } from './support/client.ts';

const panelOf = (page: Page) => page.locator('#services-panel');
const buttonOf = (page: Page) => page.getByRole('button', { name: 'Services' });
const linkOf = (page: Page, name: RegExp) => panelOf(page).getByRole('link', { name });
const away = (page: Page) => page.mouse.move(300, 700);

test.use({ viewport: { width: 1440, height: 900 } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the keyboard opens the panel, moves through its links, and closes it', async ({ page }) => {
      await page.goto('/');
      await buttonOf(page).focus();
      await page.keyboard.press('Enter');
      await expect(panelOf(page)).toBeVisible();
      for (const name of [/Weekly/, /Move/, /Post/]) {
        await page.keyboard.press('Tab');
        await expect(linkOf(page, name)).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect(panelOf(page)).toBeHidden();
      await expect(buttonOf(page)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(panelOf(page)).toBeVisible();
      await page.keyboard.press('Space');
      await expect(panelOf(page)).toBeHidden();
      if (!javaScriptEnabled) return;
      await test.step('the arrow keys, Home and End move through it; Tab leaves and closes it', async () => {
        await page.keyboard.press('Enter');
        for (const [key, name] of [
          ['ArrowDown', /Weekly/],
          ['End', /Post/],
          ['ArrowUp', /Move/],
          ['Home', /Weekly/],
        ] as const) {
          await page.keyboard.press(key);
          await expect(linkOf(page, name)).toBeFocused();
        }
        await page.keyboard.press('Shift+Tab');
        await expect(buttonOf(page)).toBeFocused();
        await expect(panelOf(page)).toBeVisible();
        await panelOf(page).getByRole('button').focus();
        await page.keyboard.press('Tab');
        await expect(panelOf(page)).toBeHidden();
      });
    });
  });
}

test('a mouse that rests on the button opens the panel until it leaves; one that crosses it, touch and a pen do not', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-23T03:00:00Z' });
  await page.goto('/');
  await page.clock.pauseAt('2026-11-23T04:00:00Z');
  const isOpen = () => panelOf(page).evaluate((panel) => panel.matches(':popover-open'));
  for (const pointerType of ['touch', 'pen']) {
    await buttonOf(page).dispatchEvent('pointerover', { pointerType, bubbles: true });
    await page.clock.runFor(1_000);
    expect(await isOpen()).toBe(false);
  }
  // Milliseconds of the specification: 200 until it opens, 150 until it closes, and 300 in which it opens at once again.
  const [rest, leave] = [() => buttonOf(page).hover(), () => away(page)];
  for (const [move, time, open] of [
    [rest, 199, false],
    [leave, 1_000, false],
    [rest, 199, false],
    [rest, 1, true],
    [leave, 149, true],
    [leave, 1, false],
    [leave, 298, false],
    [rest, 1, true],
    [leave, 450, false],
    [rest, 199, false],
    [rest, 1, true],
  ] as const) {
    await move();
    await page.clock.runFor(time);
    expect(await isOpen()).toBe(open);
  }
  // The panel stays open under the mouse, and while it has the focus of the keyboard.
  await linkOf(page, /Post/).hover();
  await page.clock.runFor(1_000);
  expect(await isOpen()).toBe(true);
  await linkOf(page, /Weekly/).focus();
  await away(page);
  await page.clock.runFor(1_000);
  expect(await isOpen()).toBe(true);
});

test('a click opens the panel and the next one closes it; each of its links can be clicked, and closes it', async ({
  page,
}) => {
  await page.route('**/move-in-out-cleaning.json', () => {});
  await openHydrated(page, '/weekly-cleaning');
  await buttonOf(page).click();
  await expect(panelOf(page)).toBeVisible();
  for (const link of await panelOf(page).getByRole('link').all()) await link.click({ trial: true });
  await buttonOf(page).click();
  await expect(panelOf(page)).toBeHidden();
  for (const name of [/Weekly/, /Move/]) {
    await buttonOf(page).click();
    await linkOf(page, name).click();
    await expect(panelOf(page)).toBeHidden();
    await expect(page).toHaveURL('/weekly-cleaning');
  }
});
