import { expect, test, type Page } from 'playwright/test';
import { hydrate } from './support/client.ts';
import { fields, fillIn, plain, send, storedChoice, unique } from './support/enquiry.ts';

const moveCondo = 'move-in-out-cleaning.condo';
const cell = (page: Page, choice: string) => page.locator(`.choice [value="${choice}"]`);

/** What the form shows: the selected service, and the choice at its head. */
async function shown(page: Page): Promise<{ service: string; choice: string | null }> {
  const lines = (await page.locator('.choice-words > :visible').innerText()).split('\n');
  const [bold = '', rest = ''] = lines.map(plain);
  const service = await fields(page).Service.inputValue();
  // The area is behind the figure. Without a choice, the service is shown.
  const [figure] = rest.split(' · ');
  return { service, choice: [service, 'Your home and clean'].includes(bold) ? null : `${bold}, ${figure}` };
}

/** Fills in the rest, sends the form, and expects that what is stored was on the screen. */
async function expectSent(page: Page, expected: Awaited<ReturnType<typeof shown>>): Promise<void> {
  const message = unique('On 3 December');
  const service = await fields(page).Service.inputValue();
  await fillIn(page, message);
  await fields(page).Service.selectOption(service);
  expect(await shown(page)).toEqual(expected);
  // A form that is sent within a second counts as spam.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1_000);
  await send(page);
  await expect.poll(() => storedChoice(message)).toEqual(expected);
}

test.describe('with scripts', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`/contact?choice=${moveCondo}&area=bedok`);
    await expect(cell(page, moveCondo)).toBeChecked();
  });

  test('a choice is sent whatever the message says, and the thank-you page repeats it', async ({ page }) => {
    await expectSent(page, { service: 'Move In/Out Cleaning', choice: 'Move in/out, condo, from $380' });
    await expect(page.getByText('You wrote about: Move in/out, condo, from $380, Bedok.')).toBeVisible();

    await test.step('and is forgotten with the rest, also after Back', async () => {
      await page.getByRole('link', { name: 'Contact Again' }).click();
      for (const back of [false, true]) {
        if (back) for (let step = 0; step < 2; step += 1) await page.goBack();
        await expect(page).toHaveURL(/\/contact/);
        for (const field of Object.values(fields(page))) await expect(field).toHaveValue('');
        await expect(page.locator('.choice :checked')).toHaveCount(0);
      }
    });
  });

  test('another service moves the choice to the same home', async ({ page }) => {
    await fields(page).Service.selectOption('Weekly Cleaning');
    await expect(cell(page, 'weekly-cleaning.condo')).toBeChecked();
    await expectSent(page, { service: 'Weekly Cleaning', choice: 'Weekly, condo, 3–4 h' });
  });

  test('a service that the board does not have takes the choice back, also after Back', async ({ page }) => {
    await fields(page).Service.selectOption('Other');
    await expect(page.locator('.choice :checked')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await hydrate(page);
    await fields(page).Service.selectOption('Other');
    await expectSent(page, { service: 'Other', choice: null });
    await expect(page.getByText('You wrote about: another service, Bedok.')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form sends the choice that it shows, and none of another page', async ({ page }) => {
    await page.goto(`/contact?choice=${moveCondo}`);
    await fields(page).Service.selectOption('Move In/Out Cleaning');
    await expectSent(page, { service: 'Move In/Out Cleaning', choice: null });
    await page.goto('/contact');
    await page.getByText('Choose', { exact: true }).click();
    await cell(page, moveCondo).check({ force: true });
    await fields(page).Service.selectOption('Move In/Out Cleaning');
    await expectSent(page, { service: 'Move In/Out Cleaning', choice: 'Move in/out, condo, from $380' });
  });
});
