import { expect, test, type Page } from 'playwright/test';

const panelOf = (page: Page) => page.locator('#services-panel');
const buttonOf = (page: Page) => page.getByRole('button', { name: 'Services' });
const isOpen = (page: Page) => panelOf(page).evaluate((panel) => panel.matches(':popover-open'));

/** Moves the mouse to a point outside the button and the panel. */
const away = (page: Page) => page.mouse.move(300, 700);

/** Closes the panel, moves the mouse away and lets all timers run out. */
async function rest(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await away(page);
  await page.clock.runFor(1_000);
  expect(await isOpen(page)).toBe(false);
}

/** Steps with a mouse and a stopped clock. Each begins with the panel closed and the mouse away. */
const underMouse: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'it opens after 200 ms and closes 150 ms after the mouse has left': async (page) => {
    await buttonOf(page).hover();
    await page.clock.runFor(199);
    expect(await isOpen(page)).toBe(false);
    await page.clock.runFor(1);
    expect(await isOpen(page)).toBe(true);
    await panelOf(page).getByRole('link').last().hover();
    await page.clock.runFor(1_000);
    expect(await isOpen(page)).toBe(true);
    await away(page);
    await page.clock.runFor(149);
    expect(await isOpen(page)).toBe(true);
    await page.clock.runFor(1);
    expect(await isOpen(page)).toBe(false);
  },

  'it opens at once within 300 ms after it was closed, but not later': async (page) => {
    await buttonOf(page).hover();
    await page.clock.runFor(200);
    await away(page);
    await page.clock.runFor(150 + 299);
    await buttonOf(page).hover();
    await page.clock.runFor(1);
    expect(await isOpen(page)).toBe(true);
    await away(page);
    await page.clock.runFor(150 + 300);
    await buttonOf(page).hover();
    await page.clock.runFor(199);
    expect(await isOpen(page)).toBe(false);
  },

  'a mouse that crosses the button in under 200 ms, or leaves the window, does not open it': async (page) => {
    await buttonOf(page).hover();
    await page.clock.runFor(199);
    await away(page);
    await page.clock.runFor(1_000);
    expect(await isOpen(page)).toBe(false);
    await buttonOf(page).hover();
    await buttonOf(page).dispatchEvent('pointerout', { pointerType: 'mouse', bubbles: true });
    await page.clock.runFor(1_000);
    expect(await isOpen(page)).toBe(false);
  },

  'moving from the button to the panel does not close it': async (page) => {
    await buttonOf(page).hover();
    await page.clock.runFor(200);
    const button = (await buttonOf(page).boundingBox())!;
    const panel = (await panelOf(page).boundingBox())!;
    // To the right of the button, above the middle of the panel.
    for (let y = button.y + button.height + 1; y < panel.y + 4; y += 2) {
      await page.mouse.move(button.x + button.width + 60, y);
      await page.clock.runFor(200);
      expect(await isOpen(page), `at ${y} px`).toBe(true);
    }
  },

  'a click opens it at once, the next one closes it, and the delay does not change that': async (page) => {
    await buttonOf(page).click();
    expect(await isOpen(page)).toBe(true);
    await buttonOf(page).click();
    await page.clock.runFor(1_000);
    expect(await isOpen(page)).toBe(false);
    await buttonOf(page).click();
    await page.clock.runFor(1_000);
    expect(await isOpen(page)).toBe(true);
  },

  'a click soon after hover opened it leaves it open; a later click closes it': async (page) => {
    await buttonOf(page).hover();
    await page.clock.runFor(200 + 499);
    await buttonOf(page).click();
    expect(await isOpen(page)).toBe(true);
    await buttonOf(page).click();
    expect(await isOpen(page)).toBe(false);
    await away(page);
    await page.clock.runFor(300);
    await buttonOf(page).hover();
    await page.clock.runFor(200 + 500);
    await buttonOf(page).click();
    expect(await isOpen(page)).toBe(false);
  },

  'Escape closes it, and it opens again only when the mouse comes back': async (page) => {
    await buttonOf(page).hover();
    await page.clock.runFor(200);
    await page.keyboard.press('Escape');
    await page.clock.runFor(1_000);
    expect(await isOpen(page)).toBe(false);
    await buttonOf(page).click();
    expect(await isOpen(page)).toBe(true);
  },

  'hovering with touch or a pen does not open it': async (page) => {
    for (const pointerType of ['touch', 'pen']) {
      await buttonOf(page).dispatchEvent('pointerover', { pointerType, bubbles: true });
      await page.clock.runFor(1_000);
      expect(await isOpen(page)).toBe(false);
    }
  },

  'it stays open while it has keyboard focus': async (page) => {
    await buttonOf(page).hover();
    await page.clock.runFor(200);
    await panelOf(page).getByRole('link').first().focus();
    await away(page);
    await page.clock.runFor(1_000);
    expect(await isOpen(page)).toBe(true);
  },
};

test('with a mouse, the panel opens and closes after its delays', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install({ time: '2026-11-23T03:00:00Z' });
  await page.goto('/');
  await away(page);
  await page.clock.pauseAt('2026-11-23T04:00:00Z');
  for (const [what, act] of Object.entries(underMouse)) {
    await test.step(what, () => act(page));
    await rest(page);
  }
});

test('the whole panel is below its button and above other content', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/chinatown');
  for (const [width, height] of [
    [1440, 900],
    [1024, 320],
  ] as const) {
    await test.step(`at ${width} x ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      await page.mouse.wheel(0, 900);
      await buttonOf(page).click();
      const button = (await buttonOf(page).boundingBox())!;
      const panel = (await panelOf(page).boundingBox())!;
      expect(panel).toMatchObject({ x: button.x, y: button.y + button.height + 22, width: 340 });
      expect(panel.x + panel.width).toBeLessThanOrEqual(width);
      expect(panel.y + panel.height).toBeLessThanOrEqual(height);
      const last = panelOf(page).getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      for (const row of await panelOf(page).getByRole('link').all()) await row.click({ trial: true });
      await page.keyboard.press('Escape');
    });
  }
});
