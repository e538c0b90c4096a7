import { expect, test, type Page } from 'playwright/test';
import { hydrate, watchConsole } from './client.ts';
import { functionUrlPattern, button, expectKept, fillIn } from './enquiry.ts';
import type { SiteElsewhere } from './site-elsewhere.ts';

/** Runs in the page: advances its clock by 60 s, because a form that is sent in the first second counts as spam. */
function makeOlder(): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 60_000;
}

async function open(page: Page, path: string, message: string): Promise<void> {
  await page.addInitScript(makeOlder);
  await page.goto(path);
  await hydrate(page);
  await fillIn(page, message);
}

/** The tests of enquiries to a function at another origin, with which the site is built. */
export function testEnquiries(site: SiteElsewhere): void {
  const rows = (message: string) =>
    site.database.sql`select area, page from contact.enquiries where message = ${message}`;

  test('an enquiry to another origin is sent with the key; its mistakes are readable, and its mails are sent', async ({
    page,
  }) => {
    await open(page, `${site.address}/punggol`, 'x'.repeat(10_001));
    await button(page).click();
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Shorten your message to 10,000 characters.');
    const messages = watchConsole(page);
    await page.getByLabel('Message').fill('By scripts');
    const sent = page.waitForRequest(functionUrlPattern);
    await button(page).click();
    const request = await sent;
    expect(new URL(request.url()).origin).toBe(new URL(site.edge.url).origin);
    expect(request.headers()).toMatchObject({ apikey: 'sb_publishable_trial' });
    await expect(page).toHaveURL(`${site.address}/thank`);
    expect(await rows('By scripts')).toMatchObject([{ area: 'Punggol', page: '/punggol' }]);
    await expect
      .poll(() => site.mail.received.map(({ mail: { subject } }) => subject).toSorted())
      .toEqual(['New enquiry: Ana Tan, Weekly Cleaning, Punggol', 'Sapu received your message: Weekly Cleaning']);
    expect(messages).toEqual([]);
  });

  test('a page of an origin that is not allowed cannot send an enquiry, and shows why', async ({ page }) => {
    await open(page, `${await site.serveAgain()}/contact`, 'From elsewhere');
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText('the pages of the site alone');
    await expectKept(page, 'From elsewhere');
    expect(await rows('From elsewhere')).toHaveLength(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test("a form without scripts is sent to the other origin and returns to the thank-you page, also from the function's own page", async ({
      page,
    }) => {
      await page.goto(`${site.address}/bedok`);
      await fillIn(page, 'By itself');
      await button(page).click();
      await expect(page).toHaveURL(`${site.address}/thank`);
      expect(await rows('By itself')).toMatchObject([{ area: 'Bedok' }]);

      // The function's own page can send the form again, and links back to the site.
      await page.goto(`${site.address}/contact`);
      await fillIn(page, 'By itself, fixed');
      await page.getByLabel('Phone').fill(' ');
      await button(page).click();
      await expect(page).toHaveURL(site.edge.url);
      await expect(page.getByRole('link', { name: 'Back to Sapu' })).toHaveAttribute('href', `${site.address}/contact`);
      await page.getByLabel('Phone').fill('+65 8000 0000');
      await expectKept(page, 'By itself, fixed');
      await button(page).click();
      await expect(page).toHaveURL(`${site.address}/thank`);
      expect(await rows('By itself, fixed')).toHaveLength(1);
    });
  });
}
