import { expect, test, type Locator, type Page } from 'playwright/test';
import { hold, hydrate, markDocument, watchConsole } from './support/client.ts';

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const service = (page: Page) => page.getByLabel('Service', { exact: true });
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim();
/** The panel's answer to a choice, as a screen reader reads it. */
const said = async (page: Page) => plain(await page.locator('#price-panel').getByRole('status').innerText());

/** The service pages whose panel differs: with a choice of how often, and with homes only. */
const cases = [
  {
    path: '/weekly-cleaning',
    choose: ['Condo', 'Bi-weekly'],
    says: /^3–4 hours Larger condo Price: free quote\./,
    asks: 'Bi-weekly cleaning for my condo.',
    chosen: 'Weekly Cleaning',
  },
  {
    path: '/post-renovation-cleaning',
    choose: ['Office'],
    says: /^Free quote for time and price\b/,
    asks: 'Post renovation cleaning for my office.',
    chosen: 'Other',
  },
] as const;

/** Sets the width of a phone, which is used with touch, or of a desktop, which is used with a mouse. */
const setWidth = (page: Page, width: 390 | 1440) => page.setViewportSize({ width, height: 900 });
const home = (page: Page) => page.getByRole('banner').getByRole('link').first();
/** The cell of a choice. A tap or click hits the cell, not the radio button under it. */
const cellOf = (page: Page, radio: Locator) => page.locator('#price-panel label').filter({ has: radio });

test.describe('with touch and mouse', () => {
  test.use({ hasTouch: true });

  test('from another page, two taps show the hours of a home, and a third opens the form with the choice filled in', async ({
    page,
  }) => {
    await setWidth(page, 390);
    await page.goto('/about');
    await home(page).tap();
    await cellOf(page, page.getByRole('radio', { name: 'Condo', exact: true })).tap();
    expect(await said(page)).toMatch(/^3–4 hours Larger condo /);
    await page.locator('#price-panel').getByRole('button').tap();
    await expect(message(page)).toHaveValue('Weekly cleaning for my condo.\n');
  });

  test('on a service page a choice shows its result, and the button opens the form with the service and the choice', async ({
    page,
  }) => {
    const messages = watchConsole(page);
    for (const { path, choose, says, asks, chosen } of cases) {
      await test.step(path, async () => {
        await setWidth(page, 390);
        await page.goto(path);
        const radios = choose.map((name) => page.getByRole('radio', { name, exact: true }));
        for (const radio of radios) {
          await cellOf(page, radio).tap();
          await expect(radio).toBeChecked();
        }
        await expect.poll(() => said(page)).toMatch(says);
        await setWidth(page, 1440);
        for (const radio of radios) await cellOf(page, radio).click({ trial: true });
        expect(await said(page)).toMatch(says);
        await page.locator('#price-panel').getByRole('button').click();
        await expect(page).toHaveURL(/\/contact\?/);
        await expect(service(page)).toHaveValue(chosen);
        await expect(message(page)).toHaveValue(`${asks}\n`);
        expect(messages).toEqual([]);
      });
    }
  });
});

/** The texts of the cells of the services. */
async function cells(page: Page): Promise<string[]> {
  const labels = page.getByRole('group', { name: 'What it needs' }).locator('label');
  return (await labels.allInnerTexts()).map(plain);
}

test('on the home page the panel answers to mouse, drawn floors and keyboard, and opens the form', async ({ page }) => {
  const messages = watchConsole(page);
  await setWidth(page, 1440);

  await test.step('one click opens it from a page without the client; at first no home is chosen', async () => {
    await page.goto('/no-such-page');
    // The browser reports the status of this page.
    messages.length = 0;
    await home(page).click();
    await expect(page.locator('#price-panel [name=home]:checked')).toHaveCount(0);
    expect(await said(page)).toMatch(/2–3 hours Average HDB flat 3–4 hours Larger condo/);
    await expect(page.locator('.gable-sign')).toBeHidden();
  });

  await test.step('the cell of a service shows its price or duration, and all cells change with the home', async () => {
    expect(await cells(page)).toEqual(['Weekly 2–3 hours', 'Move in/out from $280', 'Post renovation 4 to 8 hours']);
    await cellOf(page, page.getByRole('radio', { name: 'Landed' })).click();
    expect(await cells(page)).toEqual(['Weekly free quote', 'Move in/out from $480', 'Post renovation 4 to 8 hours']);
  });

  await test.step('the drawn block lights the windows of the flat and shows the figure; its floors can be tapped', async () => {
    const lit = (name: string) => page.locator(`.lit-${name}`).first();
    await expect(lit('four')).toHaveCSS('opacity', '0');
    const floor = page.locator('.scene foreignObject').filter({ has: page.locator('[for=home-4-room]') });
    const box = await floor.boundingBox();
    await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
    await expect(page.getByRole('radio', { name: '4-room HDB flat' })).toBeChecked();
    await expect(lit('four')).toHaveCSS('opacity', '1');
    await expect(lit('three')).toHaveCSS('opacity', '0');
    await expect(page.locator('.gable-sign text:visible')).toHaveText(['2–3', 'hours']);
  });

  await test.step('a home and a service have an answer together', async () => {
    await cellOf(page, page.getByRole('radio', { name: 'Condo', exact: true })).click();
    await cellOf(page, page.getByRole('radio', { name: /^Move in\/out/ })).click();
    await expect.poll(() => said(page)).toMatch(/^from \$380 Condo Hours: with your free quote\./);
    await cellOf(page, page.getByRole('radio', { name: /^Weekly/ })).click();
  });

  await test.step('with the keyboard alone, homes, services and button are one tab stop each', async () => {
    await page
      .getByRole('radio', { name: /HDB flat$/ })
      .first()
      .focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '3-room HDB flat' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Move in/out from $280' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(service(page)).toHaveValue('Move In/Out Cleaning');
    await expect(message(page)).toHaveValue('Move in/out cleaning for my 3-room HDB flat.\n');
  });
  expect(messages).toEqual([]);
});

test('on an area page, the form opens without a new document, and Change goes back to the panel', async ({ page }) => {
  const messages = watchConsole(page);
  await setWidth(page, 390);
  await page.goto('/bedok');
  await cellOf(page, page.getByRole('radio', { name: /^3-room HDB flat/ })).click();
  await expect(page.locator('html[data-client]')).toBeAttached();
  await expect.poll(() => said(page)).toMatch(/^2–3 hours Average HDB flat Price: free quote\./);
  const isSame = await markDocument(page);
  await page.locator('#price-panel').getByRole('button').click();
  await expect(page.getByText('Weekly cleaning, 3-room HDB flat, Bedok')).toBeVisible();
  await expect(page.getByText('Average HDB flat: 2–3 hours. Price: free quote.')).toBeVisible();
  await expect(service(page)).toHaveValue('Weekly Cleaning');
  await expect(message(page)).toHaveValue('Weekly cleaning for my 3-room HDB flat in Bedok.\n');
  expect(await isSame()).toBe(true);
  await page.getByRole('link', { name: 'Change' }).click();
  await expect(page).toHaveURL('/bedok#price-panel');
  expect(messages).toEqual([]);
});

test('typed text is kept, and an address with an impossible choice fills in nothing', async ({ page }) => {
  await page.goto('/contact?service=weekly-cleaning&home=castle&often=Never&area=../about');
  await expect(message(page)).toHaveValue('Weekly cleaning.\n');
  await page.goto('/contact?service=window-cleaning&home=condo');
  await expect(page.locator('html[data-client]')).toBeAttached();
  await expect(message(page)).toHaveValue('');
  await page.goto('/contact?postcode=990001');
  await hydrate(page);
  await expect(message(page)).toHaveValue('My postcode is 990001. Do you come here?\n');
  await expect(service(page)).toHaveValue('');
  const release = await hold(page, '**/*.js');
  await page.goto('/contact?service=weekly-cleaning&area=bedok', { waitUntil: 'commit' });
  await message(page).fill('My own words');
  release();
  await expect(page.getByText('Weekly cleaning, Bedok')).toBeVisible();
  await expect(message(page)).toHaveValue('My own words');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the panel shows its results, its button opens the form, and the form shows what to write', async ({ page }) => {
    await page.goto('/bedok');
    await page.getByRole('radio', { name: 'Condo' }).check({ force: true });
    await page.getByRole('radio', { name: /^Move in\/out/ }).check({ force: true });
    await expect(page.locator('#price-panel .price-panel-figures b:visible')).toHaveText('from $380');
    await page.locator('#price-panel').getByRole('button').click();
    await expect(page).toHaveURL('/contact?home=condo&service=move-in-out-cleaning&area=bedok');
    await expect(page.getByText('Your home, your block or postcode, and the days you prefer.')).toBeVisible();
  });
});
