import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** As browsers get it: less than half of what the package's main file has to be read and sent to each page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What opens is measured when it is open; what moves for ever, such as the train, is not waited for. */
async function standStill(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Brings axe into a page, once. As a command of the browser's tools: the page's policy lets no script in. */
export async function addAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/** What axe finds on a page as it stands now: rule, element, and what is the matter. */
async function findings(page: Page, tags: string[]): Promise<string[]> {
  await page.evaluate(standStill);
  await addAxe(page);
  const { violations } = await page.evaluate(
    (values) =>
      (window as unknown as { axe: typeof axe }).axe.run(
        // Parts of pictures that are hidden from screen readers: two of three elements.
        { exclude: ['svg[aria-hidden=true] *'] },
        // What would be fetched ahead is asked for by rules of sound and of turned screens alone.
        { runOnly: { type: 'tag', values }, resultTypes: ['violations'], preload: false },
      ) as Promise<AxeResults>,
    tags,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

/** No rule of WCAG 2.2 A and AA that a machine can check is broken. */
export async function expectStandard(page: Page): Promise<void> {
  expect(await findings(page, standard)).toEqual([]);
}

/** And no custom either that axe holds for good in a page, such as its landmarks. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findings(page, [...standard, 'best-practice'])).toEqual([]);
}
