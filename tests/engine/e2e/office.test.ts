import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { freePort, startDatabase } from '../../support/database.ts';
import { startFunction } from '../../support/deno.ts';
import { settingsFor } from '../../support/function-settings.ts';
import { startHttpMail } from '../../support/mail-servers.ts';
import { startSite } from '../../support/start-site.ts';
import { supabaseInFront, workerHost } from './support/office-host.ts';

// The owner's pages on a phone, without JavaScript.
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

const visitor = {
  name: 'Ana Tan',
  email: 'ana@example.com',
  phone: '+65 9000 0000',
  service: 'Weekly Cleaning',
  message: `Four rooms.\n${'x'.repeat(200)}`,
  area: 'Punggol',
};

/** A place where the function runs, and the texts of the mails that it sent. */
interface Place {
  /** The origin at which the owner opens the pages. */
  site: string;
  /** The address to which the form is sent. */
  action: string;
  mails: () => Promise<string[]>;
  stop: () => Promise<void>;
}

/** Starts the site and the function on this machine, as `npm start` does. */
async function startHere(): Promise<Place> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'office-'));
  const { url, stop } = await startSite({ LOCAL_FOLDER: folder, LIMIT_PER_ADDRESS: 'off' });
  const mails = join(folder, 'mail');
  const read = async (name: string) => (await PostalMime.parse(readFileSync(join(mails, name)))).text ?? '';
  return {
    site: url,
    action: `${url}/functions/v1/send-contact-email`,
    mails: () =>
      Promise.all(
        readdirSync(mails)
          .filter((name) => name.endsWith('.eml'))
          .map(read),
      ),
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Starts the setup of production: the function under Deno at another origin, which serves pages as plain text, and the
 * worker of the site's host.
 */
async function startElsewhere(): Promise<Place> {
  const [database, mail, port] = await Promise.all([startDatabase(), startHttpMail(), freePort()]);
  const site = `http://127.0.0.1:${port}`;
  const edge = await startFunction({ ...settingsFor('http', mail.port, database.url), SITE_URL: site });
  const supabase = await supabaseInFront(new URL(edge.url).origin);
  const worker = await workerHost(supabase.url, port);
  return {
    site,
    action: `${supabase.url}/functions/v1/send-contact-email`,
    mails: () => Promise.resolve(mail.received.map(({ mail: { text } }) => text)),
    stop: async () => {
      await Promise.all([worker.stop(), supabase.stop(), edge.stop()]);
      await Promise.all([database.stop(), mail.stop()]);
    },
  };
}

async function linkIn({ mails }: Place, rule: RegExp): Promise<string> {
  let link = '';
  await expect
    .poll(async () => (link = (await mails()).map((text) => rule.exec(text)?.[1] ?? '').find(Boolean) ?? ''))
    .not.toBe('');
  return link;
}

const expectHeading = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

/**
 * Expects that the page is accessible and as wide as the phone. axe needs timers, so it runs on a copy of the page with
 * JavaScript.
 */
async function expectReadable(page: Page, heading: string): Promise<void> {
  await expectHeading(page, heading);
  const scripted = await page.context().browser()!.newPage({ javaScriptEnabled: true, viewport: page.viewportSize() });
  await scripted.setContent(await page.content());
  await expectAccessible(scripted);
  await scripted.close();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  expect(outline).toBe('solid');
}

// The pages are the same in both places, so only one place checks their accessibility.
for (const { where, start, expectPage } of [
  { where: 'on this machine', start: startHere, expectPage: expectReadable },
  { where: 'below the site, while the function is elsewhere', start: startElsewhere, expectPage: expectHeading },
]) {
  test.describe(where, () => {
    test.describe.configure({ mode: 'serial', timeout: 120_000 });
    let place: Place;
    test.beforeAll(async () => {
      test.setTimeout(180_000);
      place = await start();
    });
    test.afterAll(() => place.stop());

    if (start === startElsewhere) {
      test('without the worker, the owner would see the source of a page', async ({ page }) => {
        await page.goto(`${place.action}/office`);
        await expect(page.getByText('<!DOCTYPE html>')).toBeVisible();
      });
    }

    test('a button in a mail performs its action once', async ({ page }) => {
      const init = { method: 'POST', body: JSON.stringify(visitor), headers: { 'Content-Type': 'application/json' } };
      // The database may still be starting.
      await expect.poll(async () => (await fetch(place.action, init)).status, { timeout: 60_000 }).toBe(200);
      await page.goto(await linkIn(place, /Answered: (http\S+)/));
      await expectPage(page, 'Was this enquiry answered?');
      await expect(page.getByRole('main')).toContainText('Four rooms.');
      await page.getByRole('button', { name: 'Answered' }).click();
      await expectPage(page, 'Marked as answered');
      await page.reload();
      await expectPage(page, 'This button was pressed before');
      await page.goto(`${place.site}/office/spam?link=x`);
      await expectPage(page, 'This link is not valid');
    });

    test('a sign-in link opens all enquiries', async ({ page, context }) => {
      await page.goto(`${place.site}/office`);
      await expectPage(page, 'Open the enquiries');
      await page.getByRole('button', { name: 'Send me a link' }).click();
      await expectPage(page, 'Look into the mailbox');
      const link = await linkIn(place, /(http\S+\/enter\?key=\S+)/);
      await page.goto(link);
      await expectPage(page, 'Open the enquiries on this device?');
      await page.getByRole('button', { name: 'Open the enquiries' }).click();
      await expect(page).toHaveURL(`${place.site}/office`);
      await expectPage(page, 'Enquiries');
      expect(await context.cookies()).toMatchObject([
        { name: '__Secure-office', path: '/office', httpOnly: true, secure: true, sameSite: 'Strict' },
      ]);

      await page.getByRole('button', { name: 'Open again' }).click();
      await expect(page.getByRole('status')).toHaveText('Ana Tan: open again');
      await expectPage(page, 'Enquiries');
      await page.getByRole('button', { name: 'Remind me tomorrow' }).click();
      await expect(page.getByRole('article')).toContainText(/Reminder on .*8:00/);
      await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
        'href',
        /wa\.me\/6590000000\?text=Hello/,
      );
      await page.getByRole('link', { name: 'Spam' }).click();
      await expect(page.getByRole('main')).toContainText('There are no such enquiries.');
      await page.getByRole('link', { name: 'All', exact: true }).click();
      await page.getByLabel('Search in names').fill('four rooms');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('article')).toHaveCount(1);

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download as a table' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('enquiries.csv');
      expect(readFileSync(await download.path(), 'utf8')).toContain(`"'+65 9000 0000"`);

      await page.getByRole('link', { name: 'Forget this person' }).click();
      await expectPage(page, 'Delete everything of ana@example.com?');
      await page.getByRole('button', { name: 'Delete for ever' }).click();
      await expectPage(page, 'Everything of this person was deleted');
      await page.getByRole('link', { name: 'Back to all enquiries' }).click();
      await expect(page.getByLabel('Search in names')).toHaveValue('four rooms');
      await expect(page.getByRole('article')).toHaveCount(0);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expectPage(page, 'Open the enquiries');
      await page.goto(link);
      await expectPage(page, 'This link does not work any more');
      await expect(page.getByRole('button', { name: 'Send me a new link' })).toBeVisible();
    });
  });
}
