import { expect, test } from 'vitest';
import { samples, site, someAreas } from './site.ts';
import { validityFaults } from '../support/validity.ts';

test('every frame, one page of each kind and three areas are valid HTML', async () => {
  const frames = site.files('.html').filter((name) => name.startsWith('frames/'));
  for (const name of frames) expect.soft(await validityFaults(site.text(name)), name).toEqual([]);
  for (const path of new Set([...samples, ...someAreas])) {
    expect.soft(await validityFaults(site.html(path)), path).toEqual([]);
  }
});
