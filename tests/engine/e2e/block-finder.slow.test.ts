import { expect, test, type Page } from 'playwright/test';
import { hold, hydrate, openHydrated } from './support/client.ts';
import { enquiries, expectAbout, fillIn, send, unique } from './support/enquiry.ts';

// Which block a text means is tested in tests/engine/components/find-areas.test.ts.
const field = (page: Page) => page.getByLabel('Your block');
const answer = (page: Page) => page.locator('#block').getByRole('status');
const message = (page: Page) => page.getByLabel('Message');
const street = (page: Page, name: string) => page.locator('#block details', { hasText: name }).last();

test('a block of the list is covered: its street opens, and the form shows it', async ({ page }) => {
  await openHydrated(page, '/punggol');
  await field(page).fill('blk 301a');
  await field(page).press('Enter');
  await expect(answer(page)).toContainText(/Blk 301A Punggol Central is covered\. .*350 m from the station/);
  await expect(street(page, '301A–301C')).toHaveAttribute('open', '');
  await expectAbout(page, 'Your home and clean Punggol · Blk 301A Punggol Central');

  await test.step('another block takes its place', async () => {
    await field(page).fill('294');
    await expectAbout(page, 'Your home and clean Punggol · 294');
    await page.getByRole('button', { name: 'Check' }).click();
    await expectAbout(page, 'Your home and clean Punggol · Blk 294 Punggol Central');
  });
  await test.step('a block that is not in the list is not refused', async () => {
    await field(page).fill('999');
    await field(page).press('Enter');
    await expect(answer(page)).toContainText('We do not know block 999 near Punggol. Ask us: other areas on request.');
    await expectAbout(page, 'Your home and clean Punggol · 999');
  });
  await test.step('the button shows the form from its title, with the focus on the first empty field', async () => {
    for (const [width, empty] of [
      [390, 'Name'],
      [1440, 'Email'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await answer(page).getByRole('link', { name: 'Book with this address' }).click();
      await expect(page.getByLabel(empty)).toBeFocused();
      await expect(page.getByRole('heading', { name: 'Get Your Free Quote' })).toBeInViewport({ ratio: 1 });
      await page.getByLabel('Name').fill('Ana');
    }
    await expect(page).toHaveURL('/punggol');
  });
  await test.step('nonsense is called so', async () => {
    await field(page).fill('xyzzy');
    await field(page).press('Enter');
    await expect(answer(page)).toContainText('We do not know “xyzzy”.');
  });
  await test.step('a street and a postcode are covered, and the finder answers for a place of another area', async () => {
    await field(page).fill('punggol walk');
    await field(page).press('Enter');
    await expect(answer(page)).toContainText('Yes, we clean in Punggol Walk.');
    await field(page).fill('S(820208)');
    await field(page).press('Enter');
    await expect(answer(page)).toContainText('Yes, we clean in 820208.');
    await field(page).fill('simei');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/locations?postcode=simei');
  });
});

/** Sends the form of the area page, and expects this place in what is stored, once, with the area. */
async function expectSent(page: Page, place: string): Promise<void> {
  const words = unique('Fortnightly');
  await fillIn(page, words);
  // A form that is sent within a second counts as spam.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1_000);
  await send(page);
  expect(await enquiries(`${words}\nPlace: ${place}`)).toMatchObject([{ area: 'Punggol', page: '/punggol' }]);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what is typed as the block is sent with the form, and is in no address', async ({ page }) => {
    await page.goto('/punggol');
    await field(page).fill('7B Corals');
    await field(page).press('Enter');
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page).toHaveURL('/punggol');
    await expectAbout(page, 'Your home and clean Punggol');
    await expectSent(page, '7B Corals');
  });
});

test('a block that is typed before the script runs is checked then, and sent once', async ({ page }) => {
  const release = await hold(page, '**/*.js');
  await page.goto('/punggol', { waitUntil: 'commit' });
  await field(page).fill('#07-12, blk 294');
  await field(page).press('Enter');
  release();
  await page.waitForLoadState();
  await hydrate(page);
  await expect(page).toHaveURL('/punggol');
  await expectAbout(page, 'Your home and clean Punggol · #07-12, blk 294');
  await page.getByRole('button', { name: 'Check' }).click();
  await expectSent(page, 'Blk 294 Punggol Central');
});

test('what is typed but not checked goes along to the form of the contact page, in no address', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openHydrated(page, '/punggol');
  await message(page).fill('Two cats.');
  await field(page).fill('294');
  await field(page).press('Enter');
  await field(page).fill('7B Corals');
  await page.locator('#board').getByRole('button').click();
  await expect(page).toHaveURL(/\/contact/);
  await expectAbout(page, 'Your home and clean Punggol · 7B Corals');
  await expect(message(page)).toHaveValue('Two cats.');
  expect(asked.filter((url) => url.includes('7B'))).toEqual([]);
});
