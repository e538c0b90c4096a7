import { expect, test } from 'playwright/test';
import { samples, site } from '../site.ts';
import { look } from './look.ts';

const others = site.paths().filter((path) => !samples.includes(path));

// axe.test.ts looks at the samples.
for (const path of others) {
  test(`axe finds nothing on ${path}, and it neither scrolls sideways nor cuts a text`, async ({ page }) => {
    expect(await look(page, path)).toEqual([]);
  });
}
