import { expect, test } from 'vitest';
import { areasNear } from '#components/find-areas.ts';
import type { PostcodeBook } from '#types/places.ts';
import type { Change } from '../../support/content-copy.ts';
import { emittedAfter } from '../../support/emitted.ts';

const folder = 'public/assets/postcodes/';
const without: Change = { file: 'data/postcodes.yaml', write: 'within: 1\nareas: []\n' };

test('the book of postcodes has those of areas that exist, at the address that the locations have', async () => {
  const { paths, text, page } = await emittedAfter();
  const files = paths.filter((path) => path.startsWith(folder));
  expect(files).toHaveLength(1);
  expect(`public${page('locations', '/locations').book}`).toBe(files[0]);
  expect(files[0]).toMatch(/book-[0-9a-f]{8}\.json$/);

  const book = JSON.parse(text(files[0]!)) as PostcodeBook;
  expect(Object.keys(book.areas)).toEqual(['/bedok', '/punggol']);
  for (const [postcode, path] of [
    ['460001', '/bedok'],
    ['460010', '/bedok'],
    ['820102', '/punggol'],
    ['821103', '/punggol'],
  ] as const) {
    expect(areasNear(postcode, [], book), postcode).toMatchObject({ within: 1, areas: [{ path }] });
  }
  for (const postcode of ['460003', '990001'])
    expect(areasNear(postcode, [], book), postcode).toEqual({ kind: 'far', postcode });
});

test('without postcodes there is no book, and the locations name none', async () => {
  const { paths, page } = await emittedAfter(without);
  expect(paths.filter((path) => path.startsWith(folder))).toEqual([]);
  expect(page('locations', '/locations')).not.toHaveProperty('book');
});

test('the field is on the home page, with the postcode of the company as the example', async () => {
  const { text } = await emittedAfter();
  const home = JSON.parse(text('pages/index.json')) as { postcode: object };
  expect(home.postcode).toEqual({
    label: 'Your postcode',
    hint: 'Six digits, for example 573968. The first two are enough.',
    button: 'Find',
  });
});

test('the field is not on the home page of a company that knows no postcodes', async () => {
  const { text } = await emittedAfter({ file: 'data/postal-sectors.yaml', write: '[]\n' });
  expect(JSON.parse(text('pages/index.json'))).not.toHaveProperty('postcode');
});
