import { expect, test, type Page } from 'playwright/test';
import { hydrate } from './support/client.ts';

// Which block a text means is tested in tests/engine/components/blocks.test.ts.
const field = (page: Page) => page.getByLabel('Your block');
const answer = (page: Page) => page.locator('#block').getByRole('status');
const message = (page: Page) => page.getByLabel('Message');
const street = (page: Page, name: string) => page.locator('#block details', { hasText: name }).last();

test('a block of the list is covered: its street opens, and the message names it', async ({ page }) => {
  await page.goto('/punggol');
  await hydrate(page);
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
  await test.step('an unknown block is not refused', async () => {
    await field(page).fill('999');
    await field(page).press('Enter');
    await expect(answer(page)).toContainText('We do not know that block near Punggol. Ask us: other areas on request.');
    await expect(message(page)).toHaveValue('Two cats. My home is at Blk 294 Punggol Central.');
    await answer(page).getByRole('link', { name: 'Book with this address' }).click();
    await expect(message(page)).toHaveValue('Two cats. My address is 999.');
    await expect(message(page)).toBeInViewport();
  });
  await test.step('a street and a place of the area are covered', async () => {
    for (const [typed, place] of [
      ['punggol walk', 'Punggol Walk'],
      ['Edgefield', 'Edgefield Plains'],
    ] as const) {
      await field(page).fill(typed);
      await field(page).press('Enter');
      await expect(answer(page)).toContainText(`Yes, we clean in ${place}.`);
    }
  });
  await test.step('the finder answers for a postcode', async () => {
    await field(page).fill('820208');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/locations?postcode=820208');
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a tile opens its street in the list, also one of the further streets', async ({ page }) => {
      await page.goto('/punggol');
      if (javaScriptEnabled) await hydrate(page);
      for (const name of ['Punggol Field', 'Edgefield Plains', 'Punggol Field']) {
        await page.getByRole('link', { name }).click();
        const blocks = page.locator(`#street-${name.toLowerCase().replace(' ', '-')}`);
        await expect(blocks).toBeInViewport();
        await expect(page.locator('#block summary', { hasText: name })).toBeInViewport();
      }
      await page.getByRole('link', { name: 'Nearby Areas' }).click();
      await expect(page.locator('#nearest')).toBeInViewport();
    });
  });
}

test('without JavaScript the field sends the block and the area to the contact page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/punggol');
  await field(page).fill('301A');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/contact?block=301A&area=punggol');
  await context.close();
});
