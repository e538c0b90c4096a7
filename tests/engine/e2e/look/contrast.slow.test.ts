import { expect, test } from 'playwright/test';
import { findLowContrast } from '../../../support/look/contrast.ts';

const panels = [
  { name: 'the Services panel', width: 1440, button: 'Services' },
  { name: 'the menu of a phone', width: 390, button: 'Menu' },
] as const;

for (const { name, width, button } of panels) {
  test(`every text of ${name} has enough contrast with its background`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.getByRole('button', { name: button }).click();
    await page.locator('[popover]:popover-open').waitFor();
    expect(await findLowContrast(page)).toEqual([]);
  });
}
