import { expect, test } from 'playwright/test';
import { site } from '../site.ts';
import { look } from './look.ts';

for (const path of site.paths()) {
  test(`axe finds nothing on ${path}, and it neither scrolls sideways nor cuts a text`, async ({ page }) => {
    expect(await look(page, path)).toEqual([]);
  });
}
