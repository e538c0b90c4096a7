import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { Findings } from '../../support/look/findings.ts';
import { findOverflow } from '../../support/look/overflow.ts';
import { addStyles, open } from '../../support/look/page.ts';

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

/** Drawings that are hidden from screen readers, except those with links or tab stops, which axe checks. */
const decorations = 'svg[aria-hidden=true]:not(:has(a,[tabindex]))';

/**
 * Checks a page with axe on a phone and on a desktop screen, and returns where it scrolls sideways or cuts a text, also
 * on the narrowest phone.
 */
export async function look(page: Page, path: string): Promise<readonly string[]> {
  // Otherwise axe would wait for elements that move into place.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, path);
  // Two thirds of all elements are in decorations. Axe would only read them, which takes a fifth of its time.
  await page.evaluate((all) => document.querySelectorAll(all).forEach((svg) => svg.replaceChildren()), decorations);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  const findings = new Findings();
  await addStyles(page, withoutDrawings);
  await measure(page, findings, path, [1440, 320]);
  return findings.lines();
}
