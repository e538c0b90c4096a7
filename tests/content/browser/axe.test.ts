import { expect, test } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { samples } from '../site.ts';

test('the test finds a picture without a text alternative', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(samples[0]!);
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('img')));
  await expect(expectAccessible(page)).rejects.toThrow(/image-alt/);
});
