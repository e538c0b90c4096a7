import type { Page } from 'playwright/test';
import type { Findings } from '../../support/look/findings.ts';
import { findOverflow } from '../../support/look/overflow.ts';

/** Adds the texts without room that a page has at some widths. */
export async function measure(page: Page, findings: Findings, place: string, at: readonly number[]): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    for (const { fault, detail } of await page.evaluate(findOverflow)) {
      findings.add(fault, `${place} at ${width} ${detail}`);
    }
  }
}

/** What is drawn inside a picture takes no room and much time. */
export const withoutDrawings = 'svg>*{display:none!important}';
