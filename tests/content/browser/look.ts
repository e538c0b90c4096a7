import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { Findings } from '../../support/look/findings.ts';
import { addStyles, open } from '../../support/look/page.ts';
import { measure, withoutDrawings } from './measure.ts';

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
