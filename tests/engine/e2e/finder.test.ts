import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { hold, hydrate, markDocument, watchConsole } from './support/client.ts';

const field = (page: Page) => page.getByLabel('Your postcode');
// The price panel of the home page has its own status.
const answer = (page: Page) => page.locator('main [role=status]:not(#price-panel *)');
const indexFiles = '**/assets/postcodes/*.json';

// Without this, axe would wait for animations.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Each postcode with the beginning of its answer and the paths of its areas. */
const answers = [
  ['460', 'Nearest areas to 46…', ['/bedok']],
  ['05', 'Nearest areas to 05…', ['/chinatown', '/tiong-bahru']],
  ['820102', 'Nearest areas to 820102', ['/punggol']],
  [
    '990001',
    'We do not know where that postcode is. Other areas on request: ask a cleaning officer',
    ['/contact?postcode=990001'],
  ],
  ['5', 'Type the six digits, or only the first two.', []],
] as const;

/** One postcode for each kind of answer with markup of its own: areas, and none known. */
const unlike: readonly string[] = ['460', '990001'];

async function expectAnswer(page: Page, [typed, text, paths]: (typeof answers)[number]): Promise<void> {
  await expect(answer(page), typed).toContainText(text);
  const links = await answer(page).getByRole('link').all();
  expect(await Promise.all(links.map((link) => link.getAttribute('href'))), typed).toEqual(paths);
}

test('Enter and the button show the areas of a postcode; only then is the postcode index fetched, again after a failure', async ({
  page,
}) => {
  const messages = watchConsole(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/postcodes/')) fetched.push(request.url());
  });
  await page.route(indexFiles, (route) => route.fulfill({ status: 404 }));
  await page.goto('/locations');
  await hydrate(page);
  expect(fetched).toEqual([]);
  const isSameDocument = await markDocument(page);
  await test.step('if the postcode index cannot be loaded, the first two digits are used', async () => {
    await field(page).fill('820102');
    await field(page).press('Enter');
    await expect(answer(page)).toContainText('Nearest areas to 82…');
    expect(fetched.length).toBeGreaterThan(0);
    expect(messages.filter((message) => !message.includes('404'))).toEqual([]);
  });
  await page.unroute(indexFiles);
  fetched.length = 0;
  for (const row of answers) {
    await field(page).fill(row[0]);
    await field(page).press('Enter');
    await expectAnswer(page, row);
    await expect(field(page)).toBeFocused();
    if (unlike.includes(row[0])) await expectAccessible(page);
  }
  expect(fetched).toHaveLength(1);

  await field(page).fill('820101');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Find' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(answer(page)).toContainText('within 1 km');
  await page.keyboard.press('Tab');
  await expect(answer(page).getByRole('link', { name: 'Punggol' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/punggol');
  expect(await isSameDocument()).toBe(true);
});

test('the form of the home page opens the answer on /locations, before hydration by a full load, then in place', async ({
  page,
}) => {
  await test.step('before hydration', async () => {
    const release = await hold(page, '**/assets/chunks/**');
    await page.goto('/', { waitUntil: 'commit' });
    const isSameDocument = await markDocument(page);
    await field(page).fill('46');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/locations?postcode=46');
    expect(await isSameDocument()).toBe(false);
    release();
    await expect(answer(page)).toContainText('Nearest areas to 46…');
    await expect(field(page)).toHaveValue('46');
  });

  await test.step('in place', async () => {
    const isSameDocument = await markDocument(page);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await field(page).fill('820102');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/locations?postcode=820102');
    await expectAnswer(page, answers[2]);
    await expect(field(page)).toHaveValue('820102');
    expect(await isSameDocument()).toBe(true);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an area is a row with its code and name; the accessible name of its link has both', async ({ page }) => {
    await page.goto('/locations');
    const list = page.locator('#locations');
    const row = list.getByRole('link', { name: 'Bedok EW5, East West Line View Services in Bedok' });
    await expect(row).toBeVisible();
    const box = await row.boundingBox();
    expect(box!.height).toBeGreaterThanOrEqual(44);
    expect(box!.height).toBeLessThanOrEqual(56);
    await expect(list.locator('.area-picture').first()).toBeHidden();
  });
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
