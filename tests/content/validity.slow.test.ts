import { expect, test } from 'vitest';
import { buildLiveSite } from '../support/sites.ts';
import { validityFaults } from '../support/validity.ts';

await buildLiveSite();
const { samples, site, someAreas } = await import('./site.ts');

// validity.test.ts has the others.
test.each(site.paths().filter((path) => !samples.includes(path) && !someAreas.includes(path)))(
  '%s is valid HTML',
  async (path) => {
    expect(await validityFaults(site.html(path))).toEqual([]);
  },
);
