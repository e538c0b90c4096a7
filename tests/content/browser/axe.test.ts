import { expect, test } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { samples, site } from '../site.ts';

const widths = [390, 1440] as const;
const shares = [0, 1, 2, 3];

// Else axe would wait on every page for what moves into place.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const share of shares) {
  test(`axe finds nothing on any page, on a phone or a desk, share ${share + 1} of ${shares.length}`, async ({
    page,
  }) => {
    for (const path of site.paths().filter((_, index) => index % shares.length === share)) {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await test.step(`${path} at ${width} px`, () => expectAccessible(page));
      }
    }
  });
}

test('a picture without words would be found', async ({ page }) => {
  await page.goto(samples[0]!);
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('img')));
  await expect(expectAccessible(page)).rejects.toThrow(/image-alt/);
});
