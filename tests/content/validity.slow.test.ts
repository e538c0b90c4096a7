import { expect, test } from 'vitest';
import { buildLiveSite } from '../support/sites.ts';
import { validityFaults } from '../support/validity.ts';

await buildLiveSite();
const { samples, site, someAreas } = await import('./site.ts');

test('every page that validity.test.ts leaves out is valid HTML', async () => {
  for (const path of site.paths().filter((one) => !samples.includes(one) && !someAreas.includes(one))) {
    expect.soft(await validityFaults(site.html(path)), path).toEqual([]);
  }
});
