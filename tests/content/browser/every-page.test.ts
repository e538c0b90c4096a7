import { expect, test } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { Findings } from '../../support/look/findings.ts';
import { addStyles, open } from '../../support/look/page.ts';
import { measure, withoutDrawings } from './measure.ts';
import { site } from '../site.ts';

/** The widths of a phone and of a desktop screen, in px. */
const widths = [390, 1440] as const;
/** Drawings that are hidden from screen readers, except those with links or tab stops, which axe checks. */
const decorations = 'svg[aria-hidden=true]:not(:has(a,[tabindex]))';
/** The pages are divided into this many tests, so that all workers finish at about the same time. */
const shares = [...Array(10).keys()];

// Without this, axe would wait on every page for elements that move into place.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const share of shares) {
  test(`axe finds nothing on any page, none scrolls sideways or cuts a text, share ${share + 1} of ${shares.length}`, async ({
    page,
  }) => {
    const findings = new Findings();
    for (const [index, path] of site.paths().entries()) {
      if (index % shares.length !== share) continue;
      await open(page, path);
      // Two thirds of all elements are in decorations. Axe would only read them, which takes a fifth of its time.
      await page.evaluate((all) => document.querySelectorAll(all).forEach((svg) => svg.replaceChildren()), decorations);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await test.step(`${path} at ${width} px`, () => expectAccessible(page));
      }
      await addStyles(page, withoutDrawings);
      await measure(page, findings, path, [1440, 320]);
    }
    expect(findings.lines()).toEqual([]);
  });
}
