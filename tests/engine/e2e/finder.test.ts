import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { hold, hydrate, markDocument } from './support/client.ts';

// Which areas belong to a postcode is tested in tests/engine/components/find-areas.test.ts.
const field = (page: Page) => page.getByLabel('Your postcode');
// The price board of the home page has its own status.
const answer = (page: Page) => page.locator('main [role=status]:not(#board *)');
const indexFiles = '**/assets/postcodes/*.json';

/** One text for each kind of answer: from the sector, from the index, a name, unknown, no such name, too short, too long. */
const answers = [
  ['05', 'Nearest areas to 05…', ['/chinatown', '/tiong-bahru']],
  ['820102', 'Nearest areas to 820102', ['/punggol']],
  ['tiong bah', 'We clean in:', ['/tiong-bahru']],
  ['990001', 'We do not know where that postcode is. Other areas on request:', ['/contact?postcode=990001']],
  ['Tampines', 'No area has that name. Other areas on request:', ['/contact']],
  ['5', 'Type the six digits, or only the first two.', []],
  ['8201020', 'A postcode has six digits, not 7.', []],
] as const;

async function find(page: Page, postcode: string, text: string): Promise<void> {
  await field(page).fill(postcode);
  await field(page).press('Enter');
  await expect(answer(page)).toContainText(text);
}

test('Enter and the button show the areas of a postcode; only then is the index fetched', async ({ page }) => {
  // Without this, axe would wait for animations.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let fetched = 0;
  page.on('request', (request) => (fetched += Number(request.url().includes('/assets/postcodes/'))));
  await page.route(indexFiles, (route) => route.fulfill({ status: 404 }));
  await page.goto('/locations');
  await hydrate(page);
  expect(fetched).toBe(0);
  const isSameDocument = await markDocument(page);
  await test.step('if the postcode index cannot be loaded, the first two digits are used', () =>
    find(page, '820102', 'Nearest areas to 82…'));
  await page.unroute(indexFiles);
  fetched = 0;
  for (const [postcode, text, paths] of answers) {
    await find(page, postcode, text);
    const links = answer(page).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(paths);
    await expect(field(page)).toBeFocused();
  }
  expect(fetched).toBe(1);

  await field(page).fill('820101');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Find' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(answer(page)).toContainText('within 1 km');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(answer(page).getByRole('link', { name: 'Punggol' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/punggol');
  expect(await isSameDocument()).toBe(true);
});

test('the form of the home page opens the answer on /locations, before and after hydration', async ({ page }) => {
  const release = await hold(page, '**/assets/chunks/**');
  await page.goto('/', { waitUntil: 'commit' });
  const wasSameDocument = await markDocument(page);
  await field(page).fill('46');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/locations?postcode=46');
  expect(await wasSameDocument()).toBe(false);
  release();
  await expect(answer(page)).toContainText('Nearest areas to 46…');
  await expect(answer(page)).toBeFocused();
  await expect(field(page)).toHaveValue('46');

  const isSameDocument = await markDocument(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await field(page).fill('820102');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/locations?postcode=820102');
  await expect(answer(page)).toContainText('Nearest areas to 820102');
  await expect(answer(page)).toBeFocused();
  await expect(field(page)).toHaveValue('820102');
  expect(await isSameDocument()).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the field is hidden, and the postcodes are a list of links', async ({ page }) => {
    await page.goto('/');
    await expect(field(page)).toBeHidden();
    await page.goto('/locations');
    await expect(field(page)).toBeHidden();
    await page.getByText('All postcodes').click();
    await expect(page.locator('.sectors').getByRole('link', { name: 'Punggol' }).first()).toBeVisible();
  });
});
