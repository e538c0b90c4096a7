import { expect, test, type Locator, type Page } from 'playwright/test';
import { hydrate } from './support/client.ts';

const path = '/weekly-cleaning';
const boxes = (page: Page) => page.locator('.sheet-parts').getByRole('checkbox');
const start = (page: Page) => page.locator('.sheet-start');
const rooms = (page: Page) => page.locator('.sheet-room');

const skyOf = (page: Page) => page.locator('.sheet-band').evaluate((band) => getComputedStyle(band).backgroundColor);
const darkness = (room: Locator) => room.evaluate((element) => getComputedStyle(element, '::before').opacity);

/** Starts the handover, ticks all boxes, and expects the light, the cat in the last lit room, and at last the morning. */
async function lightAll(
  page: Page,
  press: () => Promise<void>,
  tick: (box: Locator, room: Locator) => Promise<void>,
): Promise<void> {
  const [some, all] = [page.locator('.sheet-says > :first-child'), page.locator('.sheet-says > :last-child')];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.locator('.sheet-deck .cat')).toBeVisible();
  const morning = await skyOf(page);
  for (const room of await rooms(page).all()) expect(await darkness(room)).toBe('0');
  await expect(boxes(page)).toHaveCount(0);
  await expect(page.locator('.tasks i:visible')).toHaveCount(0);
  await press();
  const night = await skyOf(page);
  expect(night).not.toBe(morning);
  const every = await rooms(page).all();
  for (const [index, room] of every.entries()) {
    await expect(some).toBeVisible();
    await expect(all).toBeHidden();
    expect(await darkness(room)).not.toBe('0');
    await tick(boxes(page).nth(index), room);
    await expect(boxes(page).nth(index)).toBeChecked();
    await expect.poll(() => darkness(room)).toBe('0');
    await expect(room.locator('.cat')).toBeVisible();
    await expect(page.locator('.cat:visible')).toHaveCount(1);
  }
  await expect(some).toBeHidden();
  await expect(all).toBeVisible();
  await expect.poll(() => skyOf(page)).toBe(morning);
}

test('a sheet begins lit; by keyboard, the handover makes it night, the rooms are lit one by one, and stay so while the page is hydrated', async ({
  page,
}) => {
  const press = async (box: Locator) => {
    await box.focus();
    await page.keyboard.press('Space');
  };
  await lightAll(page, () => press(start(page).getByRole('checkbox', { name: 'Start the handover' })), press);
  await hydrate(page);
  for (const box of await boxes(page).all()) await expect(box).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap on a room lights it', async ({ page }) => {
    await lightAll(
      page,
      () => start(page).tap(),
      (_, room) => room.locator('svg').tap({ force: true }),
    );
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no button promises to print', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Print the sheet' })).toBeHidden();
    await expect(page.getByText('Prints on one page, for four visits.')).toBeVisible();
  });
});

test('the button prints; only what was ticked is ticked on paper, in the column of the first visit', async ({
  page,
}) => {
  await page.addInitScript("window.print = () => (document.title = 'printed')");
  await page.goto(path);
  await page.getByRole('button', { name: 'Print the sheet' }).click();
  await expect(page).toHaveTitle('printed');
  await start(page).click();
  await boxes(page).nth(1).check();
  await page.emulateMedia({ media: 'print' });
  const boxesOnPaper = page.locator('.tasks i:visible');
  const isTicked = (box: Element) => getComputedStyle(box, '::after').content !== 'none';
  // Four boxes for each task, the first with a tick, and a line for each date.
  await expect(boxesOnPaper).toHaveCount(12);
  const ticked = await Promise.all((await boxesOnPaper.all()).map((box) => box.evaluate(isTicked)));
  expect(ticked).toEqual([1, 2, 3].flatMap(() => [true, false, false, false]));
  await expect(page.locator('.paper-dates i:visible')).toHaveCount(4);
});
