import { expect, test } from 'vitest';
import type { PageChange } from '../../../scripts/review/compare.ts';
import { groupPages } from '../../../scripts/review/groups.ts';

const price = { removed: ['From $280'], added: ['From $290'] };
const question = { removed: [], added: ['A question?'] };
const page = (path: string, sentences: PageChange['sentences'], more: Partial<PageChange> = {}): PageChange => ({
  path,
  status: 'changed',
  sentences,
  links: [],
  data: [],
  markup: { removed: [], added: [] },
  snippet: {},
  ...more,
});

test('what changes on all pages is shown once, and pages with the same change are one group', () => {
  const { shared, groups } = groupPages([
    page('/', [price]),
    page('/about', [price, question]),
    page('/bedok', [price]),
    page('/bugis', [price], { markup: { removed: ['<rect x="1">'], added: ['<rect x="2">'] } }),
    page('/new', [question], { status: 'added' }),
    page('/simei', [price, question]),
  ]);
  expect(shared).toEqual({ sentences: [price], links: [], data: [] });
  expect(groups.map((pages) => pages.map(({ path }) => path))).toEqual([
    ['/', '/bedok'],
    ['/about', '/simei'],
    ['/bugis'],
    ['/new'],
  ]);
  expect(groups.map(([{ sentences }]) => sentences)).toEqual([[], [question], [], [question]]);
});

test('the change of a single page is its own', () => {
  const { shared, groups } = groupPages([page('/', [price])]);
  expect(shared.sentences).toEqual([]);
  expect(groups[0]![0].sentences).toEqual([price]);
});
