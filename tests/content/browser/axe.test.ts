import { expect, test } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { samples } from '../site.ts';

test('a picture without words would be found', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(samples[0]!);
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('img')));
  await expect(expectAccessible(page)).rejects.toThrow(/image-alt/);
});
