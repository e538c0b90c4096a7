import { expect, test, type Page } from 'playwright/test';
import { hold, markDocument, openHydrated, watchConsole } from './support/client.ts';
import { expectAbout, plain } from './support/enquiry.ts';

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const service = (page: Page) => page.getByLabel('Service', { exact: true });
const board = (page: Page) => page.locator('#board');
/** The sentence below the board. All others are there too, but hidden. */
const said = async (page: Page) => plain(await board(page).locator('[role=status] > :visible').innerText());
/** The cell of a choice in the board or in the form. */
const cell = (page: Page, choice: string, within = '#board') => page.locator(`${within} [value="${choice}"]`);
const book = (page: Page) => board(page).getByRole('button');
const setWidth = (page: Page, width: 390 | 1440) => page.setViewportSize({ width, height: 900 });
const homeLink = (page: Page) => page.getByRole('banner').getByRole('link').first();

const moveCondo = 'move-in-out-cleaning.condo';

test.describe('with touch', () => {
  test.use({ hasTouch: true });

  test('one tap on a cell shows its price, a second opens the form, where the choice can be changed in place', async ({
    page,
  }) => {
    const messages = watchConsole(page);
    await setWidth(page, 390);
    await page.goto('/about');
    await homeLink(page).tap();
    await expect(page.locator('[data-cell]:checked')).toHaveCount(0);
    expect(await said(page)).toMatch(/^Find your home/);
    await cell(page, moveCondo).tap();
    await expect.poll(() => said(page)).toMatch(/^From \$380, condo\./);
    await expect(page).toHaveURL(`/?choice=${moveCondo}`);
    await expect(book(page)).toBeInViewport({ ratio: 1 });
    expect(plain(await book(page).locator('[data-says]:visible').innerText())).toBe(
      'Book · from $380 Move in/out, condo',
    );
    await expect(page.locator('.book-bar')).toHaveCount(1);
    await book(page).tap();
    await expect(service(page)).toHaveValue('Move In/Out Cleaning');
    await expect(message(page)).toHaveValue('');
    await expectAbout(page, 'Move in/out, condo from $380');

    await page.getByLabel('Name').fill('Ana');
    await message(page).pressSequentially('On Friday.');
    await page.getByText('Change').tap();
    await cell(page, 'weekly-cleaning.hdb', '.choice').tap();
    await expect(service(page)).toHaveValue('Weekly Cleaning');
    await expect(message(page)).toHaveValue('On Friday.');
    await expect(page.getByLabel('Name')).toHaveValue('Ana');
    await expectAbout(page, 'Weekly, HDB flat 2–3 h');
    expect(messages).toEqual([]);
  });

  test('on an area page, its own form has the choice, and what was typed there goes along to the contact page and survives the way back', async ({
    page,
  }) => {
    await setWidth(page, 390);
    await page.goto('/bedok');
    await cell(page, 'post-renovation-cleaning.landed').tap();
    await expect(service(page)).toHaveValue('Post Renovation Cleaning');
    const isSame = await markDocument(page);
    await page.getByLabel('Name').fill('Ana');
    await book(page).tap();
    await expect(page).toHaveURL('/contact?choice=post-renovation-cleaning.landed&area=bedok');
    await expect(page.getByLabel('Name')).toHaveValue('Ana');
    await expectAbout(page, 'Post renovation, landed home 4 to 8 h · Bedok');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bedok');
    await expect(page.getByLabel('Name')).toHaveValue('Ana');
    await expect(page.locator('#board :checked')).toHaveValue('post-renovation-cleaning.landed');
    expect(await isSame()).toBe(true);
  });
});

test('with the keyboard, the cells are one tab stop, and the choice goes along to other services', async ({ page }) => {
  const messages = watchConsole(page);
  await setWidth(page, 1440);
  await page.goto('/weekly-cleaning');
  await page.getByRole('radio', { name: 'HDB flat Weekly' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Condo Weekly 3\W+4 hours$/ })).toBeChecked();
  await expect.poll(() => said(page)).toMatch(/^3–4 hours, larger condo\./);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Move In/Out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Move In/Out Cleaning');
  await expect(page.getByRole('radio', { name: 'Condo Move in/out' })).toBeChecked();
  await page.getByRole('radio', { name: 'Condo Move in/out' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(service(page)).toHaveValue('Move In/Out Cleaning');
  await expectAbout(page, 'Move in/out, condo from $380');
  expect(messages).toEqual([]);
});

test('the arrow keys go along rows and columns; the drawn block shows the figure and lights a column; nothing moves', async ({
  page,
}) => {
  await setWidth(page, 1440);
  await openHydrated(page, '/');
  const boxes = () => Promise.all([board(page), book(page)].map((part) => part.boundingBox()));
  const before = await boxes();
  const lit = (column: number) => page.locator(`.lit-${column}`).first();
  await expect(page.locator('.gable-sign')).toBeHidden();
  const checked = board(page).locator(':checked');
  await board(page).locator('[value="weekly-cleaning.hdb"]').check({ force: true });
  for (const [key, choice] of [
    ['ArrowDown', 'weekly-cleaning.condo'],
    ['ArrowRight', moveCondo],
    ['ArrowUp', 'move-in-out-cleaning.hdb'],
    ['ArrowUp', 'move-in-out-cleaning.hdb'],
    ['ArrowLeft', 'weekly-cleaning.hdb'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(checked).toHaveValue(choice);
    await expect(checked).toBeFocused();
  }
  await cell(page, 'weekly-cleaning.office').click();
  expect(await boxes()).toEqual(before);
  await expect(page.locator('.gable-sign text:visible')).toHaveText(['Free', 'quote']);
  await expect(lit(1)).toHaveCSS('opacity', '1');
  await expect(lit(2)).toHaveCSS('opacity', '0');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('only the longest words are laid out before a choice, and with no choice anything moves', async ({ page }) => {
    for (const width of [390, 1440] as const)
      for (const address of ['/', '/bedok', '/weekly-cleaning']) {
        await setWidth(page, width);
        await page.goto(address);
        const box = await board(page).boundingBox();
        for (const words of await board(page).locator('[data-says]:not([data-says=none])').all())
          expect((await words.boundingBox()) === null).toBe((await words.getAttribute('data-longest')) === null);
        for (const choice of await board(page).locator('[data-cell]').all()) {
          await choice.check();
          expect(await board(page).boundingBox(), `${address} at ${width} px`).toEqual(box);
        }
      }
  });
});

test('a full load, Back and a new document keep the choice', async ({ page }) => {
  await page.goto(`/bedok?choice=${moveCondo}`);
  await expect(page.locator('#board :checked')).toHaveValue(moveCondo);
  // Without the client in place, the browser opens the page, and its referrer has the choice.
  await page.evaluate(() => location.assign('/contact'));
  await expectAbout(page, 'Move in/out, condo from $380 · Bedok');
  await page.reload();
  await expectAbout(page, 'Move in/out, condo from $380 · Bedok');
});

test('typed text is kept, and an address with an impossible choice or place shows nothing', async ({ page }) => {
  for (const [query, words] of [
    ['choice=window-cleaning.condo&area=../about', 'Not chosen yet'],
    ['postcode=990001', '990001'],
    ['place=Chai%20Chee', 'Chai Chee'],
    ['place=%3Cb%3Ehttps://evil.example', 'Not chosen yet'],
  ] as const) {
    await openHydrated(page, `/contact?${query}`);
    await expectAbout(page, `Your home and clean ${words}`);
    await expect(message(page)).toHaveValue('');
    await expect(service(page)).toHaveValue('');
  }
  const release = await hold(page, '**/*.js');
  await page.goto('/contact?choice=weekly-cleaning.office&area=bedok', { waitUntil: 'commit' });
  await message(page).fill('My own words');
  release();
  await expect(service(page)).toHaveValue('Other');
  await expect(message(page)).toHaveValue('My own words');
});

test('with many services no figure breaks in two and nothing is wider than a phone: the board becomes lines', async ({
  page,
}) => {
  await page.goto('/');
  const figures = board(page).locator('td b');
  // As src/board/BoardTable.tsx marks such a board.
  await board(page)
    .locator('fieldset')
    .evaluate((table) => {
      table.classList.add('board-crowded');
      for (const row of table.querySelectorAll('tr')) {
        while (row.children.length < 7) row.append(row.lastElementChild!.cloneNode(true));
      }
      for (const figure of table.querySelectorAll('td b')) figure.textContent = '$1,170';
    });
  for (const width of [320, 345, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const broken = await figures.evaluateAll(
      (all) =>
        all.filter((one) => one.getClientRects().length > 1 || one.scrollWidth > one.parentElement!.clientWidth).length,
    );
    expect(broken, `at ${width}`).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width);
  }
});
