import { expect, test, type Page } from 'playwright/test';
import { hydrate, openHydrated } from './support/client.ts';
import { enquiries, expectAbout, fields, fillIn, send, storedChoice, unique } from './support/enquiry.ts';

const nothing = 'Your home and clean Not chosen yet';

/** A page of each kind, and what its buttons know: the service of the page, or its area. */
const pages: readonly (readonly [path: string, known: { service?: string; area?: string }])[] = [
  ['/', {}],
  ['/about', {}],
  ['/locations', {}],
  ['/thank', {}],
  ['/privacy', {}],
  ['/no-such-page', {}],
  ['/weekly-cleaning', { service: 'Weekly Cleaning' }],
  ['/move-in-out-cleaning', { service: 'Move In/Out Cleaning' }],
  ['/post-renovation-cleaning', { service: 'Post Renovation Cleaning' }],
  ['/punggol', { area: 'Punggol' }],
  ['/joon-koon', { area: 'Joon Koon' }],
];

const links = (page: Page, within: string) =>
  page.locator(`${within} :is(a[href^="/contact"], #board [type=submit])`).filter({ visible: true });

/** Presses each button that leads to the form, and expects the words at its top. */
async function pressAll(page: Page, path: string, within: string, words: string, then?: () => Promise<void>) {
  await page.goto(path);
  await then?.();
  const count = await links(page, within).count();
  for (let index = 0; index < count; index += 1) {
    await page.goto(path);
    await then?.();
    await links(page, within).nth(index).click();
    await expect(page).toHaveURL(/\/contact/);
    await expectAbout(page, words);
  }
  return count;
}

/** Fills in what the form has not, and sends it. Returns what is stored. */
async function sendRest(page: Page, place = '') {
  const { Service } = fields(page);
  const selected = await Service.inputValue();
  const message = unique('Fridays');
  await fillIn(page, message);
  if (selected !== '') await Service.selectOption(selected);
  // A form that is sent within a second counts as spam.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1_000);
  await send(page);
  const whole = place === '' ? message : `${message}\nPlace: ${place}`;
  const [enquiry, ...more] = await enquiries(whole);
  expect(more).toEqual([]);
  return { area: enquiry?.area, ...(await storedChoice(whole)) };
}

for (const [path, { service, area = null }] of pages) {
  const known = service ?? (area === null ? nothing : `Your home and clean ${area}`);

  test(`what the buttons of ${path} know is at the top of the form, and stored`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    if (path !== '/no-such-page') await pressAll(page, path, 'main', known, () => hydrate(page));
    expect(await pressAll(page, path, 'body', known)).toBeGreaterThan(2);
    if (service !== undefined) await expect(fields(page).Service).toHaveValue(service);
    await expect(page.locator('#enquiry [name=area]')).toHaveValue(area ?? '');
    expect(await sendRest(page)).toEqual({ area, service: service ?? 'Weekly Cleaning', choice: null });
  });
}

for (const [path, { service, area }] of pages) {
  const known = service ?? (area === undefined ? nothing : `Your home and clean ${area}`);

  test(`the menu and the bar of a phone lead from ${path} to the form with what it knows`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const openMenu = () => page.locator('[popovertarget="menu-panel"]').first().click();
    expect(await pressAll(page, path, '#menu-panel', known, openMenu)).toBeGreaterThan(0);
    if (path !== '/thank') expect(await pressAll(page, path, '.book-bar', known)).toBeGreaterThan(0);
  });
}

test('a choice, an area and a block travel together', async ({ page }) => {
  await openHydrated(page, '/punggol');
  await page.locator('#board input[name=choice]').first().click();
  await page.getByLabel('Your block').fill('301a');
  await page.getByLabel('Your block').press('Enter');
  const place = 'Blk 301A Punggol Central';
  const words = `Weekly, HDB flat 2–3 h · Punggol · ${place}`;
  await expectAbout(page, words);
  await page.locator('#board [type=submit]').click();
  await expect(page).toHaveURL('/contact?choice=weekly-cleaning.hdb&area=punggol');
  await expectAbout(page, words);
  const stored = { area: 'Punggol', service: 'Weekly Cleaning', choice: 'Weekly, HDB flat, 2–3 h' };
  expect(await sendRest(page, place)).toEqual(stored);
  await test.step('and are forgotten then', async () => {
    await page.getByRole('link', { name: 'Contact Again' }).click();
    await expectAbout(page, nothing);
  });
});

test('a place belongs to its area', async ({ page }) => {
  await openHydrated(page, '/punggol');
  await page.getByLabel('Your block').fill('294');
  await page.locator('#nearest').getByRole('link').first().click();
  await expect(page.locator('h1')).not.toContainText('Punggol');
  const area = (await page.locator('h1 b').innerText()).trim();
  await page.locator('#board [type=submit]').click();
  await expect(page).toHaveURL(/\/contact/);
  await expectAbout(page, `Your home and clean ${area}`);
});

test('the service that the link names is replaced by another, and by a choice', async ({ page }) => {
  await openHydrated(page, '/contact#weekly-cleaning');
  await expectAbout(page, 'Weekly Cleaning');
  await fields(page).Service.selectOption('Other');
  await expectAbout(page, 'Other');
  await page.getByText('Choose', { exact: true }).click();
  await page.locator('.choice input').first().click();
  await expectAbout(page, 'Weekly, HDB flat 2–3 h');
  await expect(fields(page).Service).toHaveValue('Weekly Cleaning');
});

test('the place of the finder travels', async ({ page }) => {
  await openHydrated(page, '/locations?postcode=460123');
  await page.locator('main a[href="/contact?postcode=460123"]').click();
  await expectAbout(page, 'Your home and clean 460123');
  expect(await sendRest(page, '460123')).toEqual({ area: null, service: 'Weekly Cleaning', choice: null });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, { service, area }] of pages) {
    test(`what the buttons of ${path} know is at the top of the form, as far as a file can show it`, async ({
      page,
    }) => {
      await pressAll(page, path, 'main', service ?? nothing);
      // The form of /contact cannot know the area, but that of the page does.
      if (area === undefined) return;
      await page.goto(path);
      await expectAbout(page, `Your home and clean ${area}`);
      expect(await sendRest(page)).toEqual({ area, service: 'Weekly Cleaning', choice: null });
    });
  }

  test('a choice in the form takes the place of the service that the link names', async ({ page }) => {
    await page.goto('/contact#weekly-cleaning');
    await expectAbout(page, 'Weekly Cleaning');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByText('Choose', { exact: true }).click();
    await page.locator('.choice input').first().click();
    await expectAbout(page, 'Weekly, HDB flat 2–3 h');
    const stored = { area: null, service: 'Weekly Cleaning', choice: 'Weekly, HDB flat, 2–3 h' };
    expect(await sendRest(page)).toEqual(stored);
  });
});
