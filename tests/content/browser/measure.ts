import type { Page } from 'playwright/test';
import type { Findings } from '../../support/look/findings.ts';
import { findOverflow } from '../../support/look/overflow.ts';

/** Adds to the findings the texts of a page that do not have enough room at these widths. */
export async function measure(page: Page, findings: Findings, place: string, at: readonly number[]): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    for (const { fault, detail } of await page.evaluate(findOverflow)) {
      findings.add(fault, `${place} at ${width} ${detail}`);
    }
  }
}

/** Styles that hide the contents of drawings: these do not affect the layout, and measuring them takes long. */
export const withoutDrawings = 'svg>*{display:none!important}';
