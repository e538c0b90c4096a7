import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** The minified build, as browsers get it: it is less than half as large as the main file, and is sent to each page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Waits for the end of animations, so that opened parts are measured open, but not for endless ones, such as the train.
 */
async function standStill(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/**
 * Loads axe into a page, once. It is sent through DevTools, because the page's Content-Security-Policy blocks scripts.
 */
export async function addAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/** The violations that axe finds on a page in its present state: rule, element, and explanation. */
async function findings(page: Page, tags: string[]): Promise<string[]> {
  await page.evaluate(standStill);
  await addAxe(page);
  const { violations } = await page.evaluate(
    (values) =>
      (window as unknown as { axe: typeof axe }).axe.run(
        // The contents of drawings that are hidden from screen readers are left out: they are two thirds of all
        // elements.
        { exclude: ['svg[aria-hidden=true] *'] },
        // No preload of stylesheets and media: only axe's rules on screen orientation and on sound need it.
        { runOnly: { type: 'tag', values }, resultTypes: ['violations'], preload: false },
      ) as Promise<AxeResults>,
    tags,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Expects that a page breaks no rule of WCAG 2.2 A and AA that axe can check. */
export async function expectStandard(page: Page): Promise<void> {
  expect(await findings(page, standard)).toEqual([]);
}

/** Expects the same, and that a page follows axe's best practices, such as its rules on landmarks. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findings(page, [...standard, 'best-practice'])).toEqual([]);
}
