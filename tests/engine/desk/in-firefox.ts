import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch, type Page } from 'puppeteer-core';
import { buildDesk } from '../../../scripts/desk/host/static/build.ts';
import assert from 'node:assert/strict';
import { buildCompany, projectOf } from '../../support/sites.ts';

// The desk in Firefox, controlled with Puppeteer, because Playwright only supports its own build of Firefox. The
// engine's tests cover the logic; this program covers what differs between browsers: the worker, the frame, drafts, the
// dialog.

const words = 'These words were typed in Firefox.';
const id = (path: string) => `[id="content/${path}"]`;

async function retype(page: Page, selector: string, text: string): Promise<void> {
  await page.focus(selector);
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
}

const until = (page: Page, script: string) => page.waitForFunction(script, { timeout: 20_000 });

async function useDesk(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector(id('description'), { timeout: 30_000 });
  const frame = await (await page.waitForSelector('.pane iframe'))!.contentFrame();
  await frame.waitForSelector('h1');
  await retype(page, id('description'), words);
  await frame.waitForFunction(`document.body.textContent.includes('${words}')`, { timeout: 20_000 });
  console.log('The page follows what is typed.');
  await retype(page, id('name'), '');
  await until(
    page,
    `document.querySelector('.changes-bar .first')?.textContent.includes('1 empty text to write first')`,
  );
  await page.click('.save');
  await until(page, `document.querySelector('.error-detail')?.textContent.includes('This is missing.')`);
  console.log('A mistake is at its field, and cannot be proposed.');
  await retype(page, id('name'), 'Punggol');
  await until(page, `document.querySelector('.changes-bar .save').ariaDisabled === 'false'`);
  await page.reload();
  await page.waitForSelector(id('description'));
  const kept = await page.$eval(id('description'), (field) => (field as HTMLTextAreaElement).value);
  assert(kept === words, `The draft is "${kept}".`);
  console.log('A draft is there after a reload.');
  await page.click('.save');
  await until(page, `document.querySelector('dialog').open`);
  const text = await page.$eval('dialog', (dialog) => dialog.textContent);
  assert(text.includes('/edit/main/') || text.includes('Open the file on GitHub'), 'The dialog has no link to GitHub.');
  console.log('The dialog proposes the change.');
}

process.env['NODE_ENV'] = 'production';
await buildCompany('first');
const folder = mkdtempSync(join(tmpdir(), 'desk-'));
const { file } = await buildDesk(projectOf('first'), folder, { owner: 'kapas', repo: 'site', branch: 'main' });
const places = [process.env['FIREFOX_PATH'] ?? '', '/usr/bin/firefox', '/usr/bin/firefox-esr'];
const executablePath = places.find((path) => existsSync(path));
assert(executablePath, 'Firefox is needed. Install it, or set FIREFOX_PATH.');
const browser = await launch({ browser: 'firefox', executablePath, headless: true });
console.log(await browser.version());
try {
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await useDesk(page, `${pathToFileURL(file).href}#data/neighbourhoods/punggol.yaml`);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
