import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { addAxe } from '../axe.ts';
import { parseColour, toHex, worstOn } from './colour.ts';
import { listPainted, type UndeterminedText, type Painted } from './painted.ts';
import { addStyles, dropStyles } from './page.ts';
import { readColours, takePicture } from './pixels.ts';

/** Styles that put the fixed bar at the foot of a phone's screen below the page, so that it covers nothing. */
export const laidOut = '.book-bar{position:static!important}body{padding-bottom:0!important}';

/**
 * Styles that make all text transparent, to show what is painted behind it. `color` stays, because other colours follow
 * it.
 */
const withoutText = `
  *,::before,::after,::placeholder{
    -webkit-text-fill-color:transparent!important;text-decoration-color:transparent!important;
    caret-color:transparent!important;transition:none!important;animation:none!important}
  svg text,svg tspan{fill:transparent!important}`;

/** By default, the enhanced rule of axe leaves out texts that break the usual rule, so that both would have to run. */
const all = { normal: { minThreshold: null }, large: { minThreshold: null } };
const rules = {
  usual: { runOnly: ['color-contrast'] },
  enhanced: {
    runOnly: ['color-contrast-enhanced'],
    checks: { 'color-contrast-enhanced': { options: { contrastRatio: all } } },
  },
};

/** Runs in the page. Returns the texts without enough contrast, and those whose background axe cannot determine. */
async function askAxe(rule: RunOptions): Promise<{ faults: string[]; open: UndeterminedText[] }> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  // Texts under an open panel need no contrast. Drawings that are hidden from screen readers are decoration.
  const parts = {
    include: document.querySelector(':popover-open') ?? document.body,
    exclude: ['svg[aria-hidden=true] *'],
  };
  const { violations, incomplete }: AxeResults = await run(parts, {
    ...rule,
    resultTypes: ['violations', 'incomplete'],
    preload: false,
  });
  return {
    faults: violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
    ),
    open: incomplete.flatMap(({ nodes }) =>
      nodes.map(({ target, any }) => {
        const { expectedContrastRatio } = any[0]!.data as { expectedContrastRatio: string };
        return { target: String(target), least: parseFloat(expectedContrastRatio) };
      }),
    ),
  };
}

/** Compares colours with the pixels behind them, and returns a line for each with too little contrast. */
async function comparePainted(page: Page, painted: readonly Painted[]): Promise<string[]> {
  await addStyles(page, withoutText);
  const picture = await takePicture(page);
  await dropStyles(page);
  const samples = painted.flatMap((item) => item.boxes.map((box) => ({ ...item, box })));
  const grounds = await readColours(page, picture, samples);
  return samples.flatMap(({ element, text, colour, opacity, least }, index) => {
    const [red, green, blue, alpha] = parseColour(colour);
    const worst = worstOn([red, green, blue, alpha * opacity], grounds[index]!);
    if (worst === undefined || worst.ratio >= least) return [];
    const colours = `${toHex(worst.colour)} on ${toHex(worst.ground)}`;
    return `${element} has ${worst.ratio.toFixed(2)} (${colours}), needs ${least}: "${text}"`;
  });
}

/** Finds each visible text and control edge that has too little contrast with what is behind it. */
export async function findLowContrast(page: Page, level: 'usual' | 'enhanced' = 'usual'): Promise<string[]> {
  await addAxe(page);
  const { faults, open } = await page.evaluate(askAxe, rules[level]);
  return [...faults, ...(await comparePainted(page, await page.evaluate(listPainted, { open, level })))];
}
