import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { serveForDevelopment, type DevServer } from '../../support/dev-server.ts';
import { run } from '../../../scripts/codegen/run.ts';
import { copyForDevelopment } from '../../support/sites.ts';
import { applyChanges, type Change } from '../../support/content-copy.ts';
import { tengah } from '../../support/tengah.ts';
import { testDesk } from './support/desk.ts';
import { expectWritten, test } from './support/development.ts';
import { markDocument, watchConsole } from './support/client.ts';
import { variants } from './support/pages.ts';

// All tests share one copy of the project and one server. Each test leaves the content as it found it.
test.describe.configure({ mode: 'serial' });

let copy: string;
let server: DevServer;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  copy = copyForDevelopment();
  server = await serveForDevelopment(copy);
});
test.afterAll(() => {
  server.stop();
});

/** A page that shows nothing within this time hangs. */
const hanging = { timeout: 60_000 };
const save = (...changes: Change[]) => applyChanges(copy, changes);
const overlay = (page: Page) => page.locator('vite-error-overlay');

async function open(page: Page, path: string): Promise<() => Promise<boolean>> {
  await page.goto(server.origin + path);
  await expect(page.locator('html')).toHaveAttribute('data-client', 'ready', hanging);
  return markDocument(page);
}

const punggol = 'data/neighbourhoods/punggol.yaml';

// React reports some differences between the HTML and the first render only in its development build.
test('every kind of page hydrates in development without a warning', async ({ page }) => {
  const messages = watchConsole(page);
  for (const path of variants.filter((each) => each !== '/no-such-page')) {
    await open(page, path);
    // React hydrates the page in pieces, and is done when the browser is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)).then(() => undefined));
    expect(messages, path).toEqual([]);
  }
});

test('an unknown address answers 404, an old one redirects, and secrets cannot be read', async ({ request }) => {
  expect((await request.get(`${server.origin}/no-such-page`)).status()).toBe(404);
  expect((await request.get(`${server.origin}/joo-koon`)).url()).toMatch(/\/joon-koon$/);
  mkdirSync(join(copy, '.local'), { recursive: true });
  writeFileSync(join(copy, '.local/link-secret'), 'a secret');
  expect((await request.get(`${server.origin}/.local/link-secret`)).status()).toBe(403);
});

test('a saved change updates the open page, a mistake is shown in an overlay, and a new area gets its page', async ({
  page: later,
  context,
}) => {
  const page = await context.newPage();
  const isSame = await open(page, '/punggol');

  await test.step('a saved change updates the open page without a reload', async () => {
    const second = page.locator('details[name="faq"]').nth(1);
    await second.locator('summary').click();
    await page.getByLabel('Name').fill('A visitor');
    const scrolled = await page.evaluate('scrollY');
    expect(scrolled).not.toBe(0);
    const before = 'Of the HDB flats near the station, {decade.2010s} date from the 2010s.';
    const after = 'These words were saved a moment ago.';
    for (const [from, to, shown] of [
      [before, after, after],
      [after, before, 'Of the HDB flats near the station, 73%'],
    ] as const) {
      save({ file: punggol, replace: [from, to] });
      await expect(page.getByText(shown).first()).toBeAttached(hanging);
      await expectWritten(copy, 'public/punggol.json', shown);
    }
    await expect(second).toHaveAttribute('open', '');
    await expect(page.getByLabel('Name')).toHaveValue('A visitor');
    expect(await page.evaluate('scrollY')).toBe(scrolled);
  });

  await test.step('an overlay shows a mistake until it is fixed', async () => {
    save({ file: punggol, replace: ['planningArea:', 'planingArea:'] });
    const { text } = await run(copy, { checkOnly: true });
    expect(text).toContain('Did you mean "planningArea"?');
    await expect(overlay(page).locator('.message-body')).toBeVisible(hanging);
    expect((await overlay(page).locator('.message-body').textContent())?.trim()).toBe(text.trim());
    await expect(overlay(page).locator('.tip')).toHaveText(/^Fix and save the file/);

    const isListening = later.waitForEvent('console', (message) => message.text().includes('there is no page'));
    await later.goto(`${server.origin}/tengah`);
    await expect(overlay(later).locator('.message-body')).toContainText('planningArea', hanging);
    await isListening;

    save({ file: punggol, replace: ['planingArea:', 'planningArea:'] });
    await expect(overlay(page)).toHaveCount(0, hanging);
    await expect(overlay(later)).toHaveCount(0, hanging);
  });
  expect(await isSame()).toBe(true);
  await page.close();

  await test.step('the page of a new area replaces the not-found page, and disappears with its file', async () => {
    save(tengah);
    await expect(later).toHaveTitle(/Tengah/, hanging);
    await expect(later.locator('html')).toHaveAttribute('data-client', 'ready', hanging);
    save({ file: tengah.file, remove: true });
    await expect(later.locator('body')).toHaveAttribute('data-kind', 'not-found', hanging);
  });
});

test.describe('the desk', () => testDesk(() => ({ origin: server.origin, copy })));

// The last test, because to undo its changes would generate everything again, and the copy is not needed afterwards.
test('titles, Markdown and shared facts are updated; a change of the design reloads the page', async ({ page }) => {
  const isSame = await open(page, '/about');

  await test.step('a title changes in the tab, and Markdown in the page', async () => {
    const file = 'data/pages/about.md';
    save(
      { file, replace: ['title: "About', 'title: "Who we are'] },
      { file, replace: ['is Malay for sweep', 'means sweep in Malay'] },
    );
    await expect(page).toHaveTitle(/^Who we are/, hanging);
    await expect(page.getByText('means sweep in Malay')).toBeAttached(hanging);
    await expectWritten(copy, 'public/about.json', 'means sweep in Malay');
    expect(await isSame()).toBe(true);
  });

  await test.step('a change of the design reloads the page', async () => {
    save({ file: 'src/brand/colours.ts', replace: ["rice = '#FFFAF0'", "rice = '#FFFFF0'"] });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 240)', { timeout: 30_000 });
    expect(await isSame()).toBe(false);
  });

  await test.step('a fact on every page is updated', async () => {
    save({ file: 'data/site.yaml', replace: ['phone: +65', 'phone: +66'] });
    await expect(page.getByRole('contentinfo').getByText('+66 ')).toBeVisible({ timeout: 60_000 });
  });
});
