import { expect, test, type Page } from 'playwright/test';
import { hold, hydrate, openHydrated } from './support/client.ts';
import { enquiries, fillIn, send, unique } from './support/enquiry.ts';

// Which block a text means is tested in tests/engine/components/find-areas.test.ts.
const field = (page: Page) => page.getByLabel('Your block');
const answer = (page: Page) => page.locator('#block').getByRole('status');
const message = (page: Page) => page.getByLabel('Message');
const street = (page: Page, name: string) => page.locator('#block details', { hasText: name }).last();

test('a block of the list is covered: its street opens, and the message names it', async ({ page }) => {
  await openHydrated(page, '/punggol');
  await field(page).fill('blk 301a');
  await field(page).press('Enter');
  await expect(answer(page)).toContainText(/Blk 301A Punggol Central is covered\. .*350 m from the station/);
  await expect(street(page, '301A–301C')).toHaveAttribute('open', '');
  await expect(message(page)).toHaveValue('My home is at Blk 301A Punggol Central.');

  await test.step('another block takes its place; words of the visitor stay', async () => {
    await message(page).fill('Two cats. My home is at Blk 301A Punggol Central.');
    await field(page).fill('294');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(message(page)).toHaveValue('Two cats. My home is at Blk 294 Punggol Central.');
  });
  await test.step('a block that is not in the list is not refused', async () => {
    await field(page).fill('999');
    await field(page).press('Enter');
    await expect(answer(page)).toContainText('We do not know block 999 near Punggol. Ask us: other areas on request.');
    await expect(message(page)).toHaveValue('Two cats. My address is 999.');
    await answer(page).getByRole('link', { name: 'Book with this address' }).click();
    await expect(message(page)).toBeInViewport();
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

/** Sends the form of the area page, and expects this sentence in what is stored, once, with the area. */
async function expectSent(page: Page, sentence: string): Promise<void> {
  const words = unique('Fortnightly');
  await expect(page.locator('#enquiry').getByText('Your area: Punggol')).toBeVisible();
  const before = await message(page).inputValue();
  await fillIn(page, [before, words].filter(Boolean).join('\n'));
  // A form that is sent within a second counts as spam.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1_000);
  await send(page);
  const text = before === '' ? `${words}\n${sentence}` : `${sentence}\n${words}`;
  expect(await enquiries(text)).toMatchObject([{ area: 'Punggol', page: '/punggol' }]);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what is typed as the block is sent with the form, and is in no address', async ({ page }) => {
    await page.goto('/punggol');
    await field(page).fill('7B Corals');
    await field(page).press('Enter');
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page).toHaveURL('/punggol');
    await expectSent(page, 'My address is 7B Corals.');
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
  await page.getByRole('button', { name: 'Check' }).click();
  await expectSent(page, 'My home is at Blk 294 Punggol Central.');
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
  await expect(message(page)).toHaveValue('Two cats.\nMy address is 7B Corals.');
  expect(asked.filter((url) => url.includes('7B'))).toEqual([]);
});
