import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { startCluster } from '../../support/cluster.ts';
import { freePort } from '../../support/database.ts';
import { startFunction } from '../../support/deno.ts';
import { settingsFor } from '../../support/function-settings.ts';
import { startHttpMail } from '../../support/mail-servers.ts';
import { projectOf } from '../../support/sites.ts';
import { unique } from './support/enquiry.ts';
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

/** Where the function runs, and the texts of the mails that it sent. */
interface Place {
  /** The origin at which the owner opens the pages. */
  site: string;
  /** The address to which the form is sent. */
  action: string;
  mails: () => Promise<string[]>;
  stop: () => Promise<void>;
}

/**
 * Starts the setup of production: the function under Deno at another origin, which serves pages as plain text, and the
 * worker of the site's host.
 */
async function start(): Promise<Place> {
  const [database, mail, port] = await Promise.all([startCluster(), startHttpMail(), freePort()]);
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

async function linkIn(mails: Place['mails'], rule: RegExp): Promise<string> {
  let link = '';
  await expect
    .poll(async () => (link = (await mails()).map((text) => rule.exec(text)?.[1] ?? '').find(Boolean) ?? ''))
    .not.toBe('');
  return link;
}

const expectHeading = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

let place: Place;
/** axe needs timers, so it runs on copies of the pages in this page, which has JavaScript. */
let scripted: Page;

/** Expects that the page is accessible and as wide as the phone. */
async function expectPage(page: Page, heading: string): Promise<void> {
  await expectHeading(page, heading);
  await scripted.setContent(await page.content());
  await expectAccessible(scripted);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  expect(outline).toBe('solid');
}

async function send(action: string, message: string): Promise<void> {
  const init = {
    method: 'POST',
    body: JSON.stringify({ ...visitor, message }),
    headers: { 'Content-Type': 'application/json' },
  };
  // The database may still be starting.
  await expect.poll(async () => (await fetch(action, init)).status, { timeout: 60_000 }).toBe(200);
}

test.describe('at addresses of the site, with the function at another origin', () => {
  test.describe.configure({ mode: 'serial', timeout: 160_000 });
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(180_000);
    place = await start();
    scripted = await browser.newPage({ javaScriptEnabled: true, viewport: { width: 390, height: 844 } });
  });
  test.afterAll(() => Promise.all([place.stop(), scripted.context().close()]));

  test('without the worker, the owner would see the source of a page', async ({ page }) => {
    await page.goto(`${place.action}/office`);
    await expect(page.getByText('<!DOCTYPE html>')).toBeVisible();
  });

  test('a button in a mail performs its action once', async ({ page }) => {
    await send(place.action, visitor.message);
    await page.goto(await linkIn(place.mails, /Answered: (http\S+)/));
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
    const link = await linkIn(place.mails, /(http\S+\/enter\?key=\S+)/);
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
    await expectHeading(page, 'Open the enquiries');
    await page.goto(link);
    await expectPage(page, 'This link does not work any more');
    await expect(page.getByRole('button', { name: 'Send me a new link' })).toBeVisible();
  });
});

// The pages are the same in both places, so only one place checks all of them.
test('on this machine, the owner opens the pages and presses a button in a mail', async ({ page, baseURL }) => {
  const message = unique('Five rooms.');
  await send(`${baseURL}/functions/v1/send-contact-email`, message);
  await page.goto('/office');
  await expectHeading(page, 'Open the enquiries');
  const folder = join(projectOf('first'), '.local/mail');
  const read = async (name: string) => (await PostalMime.parse(readFileSync(join(folder, name)))).text ?? '';
  const mails = async () => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    return (await Promise.all(names.map(read))).filter((text) => text.includes(message));
  };
  const link = await linkIn(mails, /Answered: (http\S+)/);
  expect(new URL(link).origin).toBe(baseURL);
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText(message);
  await page.getByRole('button', { name: 'Answered' }).click();
  await expectHeading(page, 'Marked as answered');
});
