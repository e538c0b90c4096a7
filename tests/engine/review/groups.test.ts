import { expect, test } from 'vitest';
import type { Change, Difference } from '../../../scripts/review/compare.ts';
import { groupPages, summaryOf } from '../../../scripts/review/groups.ts';

const price = { part: 'words', before: 'From $280', after: 'From $290' };
const question = { part: 'words', after: 'A question?' };
const page = (name: string, changes: Change[], status: Difference['status'] = 'changed') => ({ name, status, changes });

test('what changes on all pages is shown once, and pages with the same change are one group', () => {
  const overview = groupPages([
    page('/', [price]),
    page('/about', [price, question]),
    page('/bedok', [price]),
    page('/bugis', [price, { part: 'tags', name: '<rect x="1">', before: '' }]),
    page('/new', [question], 'added'),
    page('/simei', [price, question]),
  ]);
  expect(overview.shared).toEqual([price]);
  expect(summaryOf('abc', overview)).toEqual({
    base: 'abc',
    shared: { removed: 1, added: 1 },
    groups: [
      { paths: ['/', '/bedok'], status: 'changed', removed: 0, added: 0 },
      { paths: ['/about', '/simei'], status: 'changed', removed: 0, added: 1 },
      { paths: ['/bugis'], status: 'changed', removed: 0, added: 0 },
      { paths: ['/new'], status: 'added', removed: 0, added: 1 },
    ],
  });
});

test('the change of a single page is its own', () => {
  const { shared, groups } = groupPages([page('/', [price])]);
  expect(shared).toEqual([]);
  expect(groups[0]![0].changes).toEqual([price]);
});
