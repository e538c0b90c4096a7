import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { browserArguments, findBrowser } from '../../scripts/browser/find.ts';
import { serveForDevelopment } from '../support/dev-server.ts';
import { makeAreas } from '../support/make-areas.ts';
import { copyProject } from '../support/project-copy.ts';

const runs = 9;
const file = 'data/neighbourhoods/punggol.yaml';

/** Runs in the page: the time at which the words have been painted. */
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

async function measure(areas: number | undefined): Promise<void> {
  const copy = copyProject({ data: 'data' });
  if (areas !== undefined) makeAreas(copy, areas);
  const server = await serveForDevelopment(copy);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.origin}/punggol`);
    await page.waitForSelector('html[data-client="ready"]');
    // The first save is slower, because some files are read only once.
    await once(page, join(copy, file), 'The first words.');
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      await wait(500);
      times.push(await once(page, join(copy, file), `The words of save ${run}.`));
    }
    const [fastest, median, slowest] = [0, (runs - 1) / 2, runs - 1].map((at) => times.toSorted((a, b) => a - b)[at]);
    console.log(
      `${areas ?? 'own'} areas: the page shows a save after ${median} ms (${fastest} to ${slowest}, ${runs} saves)`,
    );
  } finally {
    await browser.close();
    server.stop();
    rmSync(copy, { recursive: true });
  }
}

const sizes = process.argv.slice(2).map(Number).filter(Boolean);
for (const areas of sizes.length > 0 ? sizes : [undefined, 1_000]) await measure(areas);
