import { expect, test } from 'playwright/test';
import { findLowContrast, laidOut } from '../../support/look/contrast.ts';
import { addStyles, open } from '../../support/look/page.ts';
import { samples } from '../site.ts';

// Without this, colours would still be in transition after a change of the width.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const path of samples) {
  test(`every text and control of ${path} has enough contrast with its background`, async ({ page }) => {
    await open(page, path);
    await addStyles(page, laidOut);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findLowContrast(page), `at ${width} px`).toEqual([]);
    }
  });
}
