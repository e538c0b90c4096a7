import { expect, test } from 'vitest';
import type { FinderIndex } from '#places/places.ts';
import type { Change } from '../../support/content-copy.ts';
import { emittedAfter, type EmittedTexts } from '../../support/emitted.ts';

const folder = 'public/assets/finder/';
const remove = (table: string): Change => ({ file: `data/tables/${table}.csv`, remove: true });
const indexIn = ({ paths, text }: EmittedTexts) =>
  JSON.parse(text(paths.find((path) => path.startsWith(folder))!)) as FinderIndex;

test('/locations has the address of the index, which knows postcodes, sectors, places and station codes', async () => {
  const emitted = await emittedAfter();
  const { paths, page } = emitted;
  const files = paths.filter((path) => path.startsWith(folder));
  expect(files).toHaveLength(1);
  expect(`public${page('locations', '/locations').finder.index}`).toBe(files[0]);
  expect(files[0]).toMatch(/index-[0-9a-f]{8}\.json$/);

  const index = indexIn(emitted);
  expect(Object.keys(index.postcodes).toSorted()).toEqual(['/bedok', '/punggol']);
  expect(index.sectors['46']).toBe('Bedok;Chai Chee;Upper East Coast');
  const nearOf = (name: string) => index.places.find(([joined]) => joined.split(';').includes(name))?.[1];
  expect(nearOf('EW5')).toEqual([['/bedok', 0]]);
  // An area that names a place is its stop, if the place is near.
  expect(nearOf('Jurong West')?.[0]).toEqual(['/pioneer', 0]);
  // Too far, so the nearest is enough.
  expect(nearOf('Woodlands')).toHaveLength(1);
  const names = index.places.flatMap(([joined]) => joined.split(';'));
  expect(names).toContain('East West Line');
  // What an area says of itself is not said by another table too.
  expect(names.filter((name) => name === 'Bedok')).toEqual(['Bedok']);
});

test('without tables of postcodes and places, the finder knows sectors and areas', async () => {
  const sectors = { file: 'data/tables/postal-sectors.csv', write: 'sector,places\n46,Bedok\n' };
  const index = indexIn(await emittedAfter(remove('postcodes-nearest'), remove('places'), sectors));
  expect(index.postcodes).toEqual({});
  expect(index.places.flatMap(([joined]) => joined.split(';'))).not.toContain('Aljunied');
});

test.each([
  ['no postal sectors', remove('postal-sectors'), 'Aljunied'],
  [
    'sectors with letters',
    { file: 'data/tables/postal-sectors.csv', write: 'sector,places\nM5V,Bedok\nE1,Bugis\n' },
    'M5V',
  ],
])('with %s, the finder knows names', async (_, change, name) => {
  const label = ['label: Your postcode', 'label: Your place'] as const;
  const emitted = await emittedAfter(change, { file: 'data/pages/locations.yaml', replace: label });
  const index = indexIn(emitted);
  expect(index.sectors).toEqual({});
  expect(index.places.flatMap(([joined]) => joined.split(';'))).toContain(name);
  expect(emitted.text('site.ts')).toContain('"label": "Your place"');
});
