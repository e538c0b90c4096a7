import { expect, test } from 'playwright/test';
import { samples } from '../site.ts';
import { look } from './look.ts';

for (const path of samples) {
  test(`axe finds nothing on ${path}, and it neither scrolls sideways nor cuts a text`, async ({ page }) => {
    expect(await look(page, path)).toEqual([]);
  });
}
