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

const pale = {
  'a text on a plain background': '<p style="color:#ccc">Pale</p>',
  'a text on a gradient': '<p style="background:linear-gradient(#fff,#eee);color:#ccc">Pale</p>',
  'the edge of a button': '<button style="background:#fff;border:1px solid #eee;height:48px">Pale</button>',
};

test('the test finds texts and controls that are too light', async ({ page }) => {
  for (const [what, html] of Object.entries(pale)) {
    await page.setContent(`<!DOCTYPE html><body style="background:#fff">${html}`);
    expect.soft((await findLowContrast(page)).join(), what).toMatch(/contrast of 1|has 1/);
  }
});
