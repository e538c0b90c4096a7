import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { browserArguments, findBrowser } from '../support/find-browser.ts';
import { serveForDevelopment } from '../support/dev-server.ts';
import { copyProject } from '../support/project-copy.ts';
import { report } from './report.ts';

const runs = 9;
const file = 'data/neighbourhoods/punggol.yaml';

/** Runs in the page: resolves to the time at which the words have been painted. */
const shownAt = (words: string) => `new Promise((resolve) => {
  const look = () => {
    if (!document.body.innerText.includes(${JSON.stringify(words)})) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
  };
  look();
})`;

async function once(page: Page, path: string, words: string): Promise<number> {
  const shown = page.evaluate<number>(shownAt(words));
  const old = readFileSync(path, 'utf8');
  const saved = Date.now();
  writeFileSync(path, old.replace(/^description: .*$/m, `description: ${words}`));
  return (await shown) - saved;
}

/** Runs in the desk: the milliseconds from the next key to the paint of the words in the page beside the form. */
const paintedAfterKey = (words: string) => `new Promise((resolve) => {
  let pressed;
  addEventListener('keydown', () => (pressed = performance.now()), { capture: true, once: true });
  const page = document.querySelector('iframe').contentDocument;
  const look = () => {
    if (!page.body.textContent.includes(${JSON.stringify(words)})) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
  };
  look();
})`;

/** Types into the description field of the desk, one key at a time. */
async function typeInDesk(page: Page, origin: string): Promise<number[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${origin}/desk#${file}`);
  const field = page.locator('[id="content/description"]');
  await field.fill('Words ');
  await page.frameLocator('iframe').locator('html[data-client="ready"]').waitFor();
  await page.frameLocator('iframe').getByText('Words').first().waitFor({ state: 'attached' });
  let words = 'Words ';
  const times: number[] = [];
  for (const letter of 'abcdefghijklmno') {
    words += letter;
    const painted = page.evaluate<number>(paintedAfterKey(words));
    await field.press(letter);
    times.push(Math.round(await painted));
    await wait(300);
  }
  // The first keys are left out: they are slower, as in any program that has just started.
  return times.slice(-runs);
}

const copy = copyProject({ data: 'data' });
const server = await serveForDevelopment(copy);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  const page = await browser.newPage();
  await page.goto(`${server.origin}/punggol`);
  await page.waitForSelector('html[data-client="ready"]');
  // In a new copy, Vite bundles packages on first use, and then reloads the page.
  await wait(8_000);
  // The first save is slower, because some files are read only once.
  await once(page, join(copy, file), 'The first words.');
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    await wait(500);
    // The texts contain no digits, because figures in the texts of an area must be placeholders.
    times.push(await once(page, join(copy, file), `The words of save ${'abcdefghi'[run]}.`));
  }
  report('From a save to the page', times);
  report('From a key in the desk to the page', await typeInDesk(page, server.origin));
} finally {
  await browser.close();
  server.stop();
  rmSync(copy, { recursive: true });
}
