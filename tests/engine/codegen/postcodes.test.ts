import { expect, test } from 'vitest';
import { findAreas } from '#components/find-areas.ts';
import type { PostcodeIndex } from '#types/places.ts';
import type { Change } from '../../support/content-copy.ts';
import { emittedAfter } from '../../support/emitted.ts';

const folder = 'public/assets/postcodes/';
const without: Change = { file: 'data/tables/postcodes-nearest.csv', remove: true };

test('the postcode index has the postcodes of existing areas, and /locations has its address', async () => {
  const { paths, text, page } = await emittedAfter();
  expect(JSON.parse(text('pages/index.json'))).toMatchObject({ postcode: { label: 'Your postcode' } });
  const files = paths.filter((path) => path.startsWith(folder));
  expect(files).toHaveLength(1);
  const { postcodeIndex, postcodeDigits: digits } = page('locations', '/locations');
  expect(`public${postcodeIndex}`).toBe(files[0]);
  expect(files[0]).toMatch(/index-[0-9a-f]{8}\.json$/);

  const index = JSON.parse(text(files[0]!)) as PostcodeIndex;
  expect(Object.keys(index)).toEqual(['/bedok', '/punggol']);
  for (const postcode of ['460001', '460010', '820102', '821103']) {
    const path = postcode.startsWith('46') ? '/bedok' : '/punggol';
    expect(findAreas(postcode, { sectors: [], digits, areas: [], index }), postcode).toMatchObject({
      areas: [{ path }],
    });
  }
  for (const postcode of ['460003', '990001'])
    expect(findAreas(postcode, { sectors: [], digits, areas: [], index }), postcode).toEqual({
      kind: 'unknown',
      digits: postcode,
    });
});

test('without postcodes no index is emitted, and /locations has no address of one', async () => {
  const { paths, page } = await emittedAfter(without);
  expect(paths.filter((path) => path.startsWith(folder))).toEqual([]);
  expect(page('locations', '/locations')).not.toHaveProperty('postcodeIndex');
});

test('without postal sectors, the home page has no field for a postcode', async () => {
  const { text } = await emittedAfter({ file: 'data/postal-sectors.yaml', write: '[]\n' });
  expect(JSON.parse(text('pages/index.json'))).not.toHaveProperty('postcode');
});
