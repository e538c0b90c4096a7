import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { siteServer } from '../../../scripts/local/server/site-server.ts';
import { buildVariant } from '../../support/sites.ts';
import { freePort, startDatabase, type Database } from '../../support/database.ts';
import { startFunction, type Running } from '../../support/deno.ts';
import { startHttpMail, type MailServer, type Posted } from '../../support/mail-servers.ts';
import { hydrate, watchConsole } from './support/client.ts';
import { functionUrlPattern, button, expectFailure, expectKept, fillIn } from './support/enquiry.ts';

// The setup of production: the site on a static host, and the function under Deno at another origin, which the site is
// built with.
test.describe.configure({ mode: 'serial' });

let database: Database;
let mail: MailServer<Posted>;
let edge: Running;
let copy: string;
let site: string;
const servers: Server[] = [];

const serve = (port: number) =>
  new Promise<void>((resolve) => servers.push(siteServer(copy).listen(port, '127.0.0.1', resolve)));

/** The function's origin in the build. Copies of the site have it replaced by the origin of this run. */
const builtFor = 'http://127.0.0.1:9999';

/** A copy of the built site that sends its forms to a function at this origin. */
async function copySite(origin: string): Promise<string> {
  const environment = { ENQUIRY_URL: builtFor, ENQUIRY_KEY: 'sb_publishable_trial' };
  const project = await buildVariant({ name: 'elsewhere', environment });
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'site-elsewhere-'));
  cpSync(join(project, 'dist/client'), folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/(\.(html|js|json)|_headers)$/.test(name)) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    if (text.includes(builtFor)) writeFileSync(join(folder, name), text.replaceAll(builtFor, origin));
  }
  return folder;
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  [database, mail] = await Promise.all([startDatabase(), startHttpMail()]);
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  edge = await startFunction({
    SUPABASE_DB_URL: database.url,
    SITE_URL: site,
    IP_PEPPER: 'a pepper of sixteen letters',
    DRAIN_SECRET: 'a secret of sixteen letters',
    LINK_SECRET: 'a secret of thirty-two letters or more',
    RESEND_API_KEY: 'key',
    RESEND_URL: `http://127.0.0.1:${mail.port}/emails`,
    MAIL_FROM: 'Sapu <hello@sapu.example>',
    MAIL_TO: 'office@sapu.example',
    LIMIT_PER_ADDRESS: 'off',
  });
  copy = await copySite(new URL(edge.url).origin);
  await serve(port);
});

test.afterAll(async () => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  await edge.stop();
  await Promise.all([database.stop(), mail.stop()]);
  rmSync(copy, { recursive: true });
});

const rows = (message: string) => database.sql`select area, page from contact.enquiries where message = ${message}`;

/** A form that is sent in the first second of its page counts as spam, so the page believes that it is older. */
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

test('an enquiry to another origin is sent with the key; its mistakes are readable, and its mails are sent', async ({
  page,
}) => {
  await open(page, `${site}/punggol`, 'x'.repeat(10_001));
  await button(page).click();
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Shorten your message to 10,000 characters.');
  const messages = watchConsole(page);
  await page.getByLabel('Message').fill('By scripts');
  const sent = page.waitForRequest(functionUrlPattern);
  await button(page).click();
  const request = await sent;
  expect(new URL(request.url()).origin).toBe(new URL(edge.url).origin);
  expect(request.headers()).toMatchObject({ apikey: 'sb_publishable_trial' });
  await expect(page).toHaveURL(`${site}/thank`);
  expect(await rows('By scripts')).toMatchObject([{ area: 'Punggol', page: '/punggol' }]);
  await expect
    .poll(() => mail.received.map(({ mail: { subject } }) => subject).toSorted())
    .toEqual(['New enquiry: Ana Tan, Weekly Cleaning, Punggol', 'Sapu received your message: Weekly Cleaning']);
  expect(messages).toEqual([]);
});

test('a page of an origin that is not allowed cannot send an enquiry', async ({ page }) => {
  const port = await freePort();
  await serve(port);
  await open(page, `http://127.0.0.1:${port}/contact`, 'From elsewhere');
  await button(page).click();
  await expectFailure(page, 'From elsewhere');
  expect(await rows('From elsewhere')).toHaveLength(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("a form without scripts is sent to the other origin and returns to the thank-you page, also from the function's own page", async ({
    page,
  }) => {
    await page.goto(`${site}/bedok`);
    await fillIn(page, 'By itself');
    await button(page).click();
    await expect(page).toHaveURL(`${site}/thank`);
    expect(await rows('By itself')).toMatchObject([{ area: 'Bedok' }]);

    // The function's own page can send the form again, and links back to the site.
    await page.goto(`${site}/contact`);
    await fillIn(page, 'By itself, fixed');
    await page.getByLabel('Phone').fill(' ');
    await button(page).click();
    await expect(page).toHaveURL(edge.url);
    await expect(page.getByRole('link', { name: 'Back to Sapu' })).toHaveAttribute('href', `${site}/contact`);
    await page.getByLabel('Phone').fill('+65 8000 0000');
    await expectKept(page, 'By itself, fixed');
    await button(page).click();
    await expect(page).toHaveURL(`${site}/thank`);
    expect(await rows('By itself, fixed')).toHaveLength(1);
  });
});

test('a missing function is shown as a failure, and the typed text is kept', async ({ page }) => {
  await open(page, `${site}/contact`, 'Refused');
  await edge.stop();
  await button(page).click();
  await expectFailure(page, 'Refused');
});
