import { expect, test } from 'vitest';
import { compareIndexWithRoutes } from '../../../scripts/build/compare-addresses.ts';

type Sides = Parameters<typeof compareIndexWithRoutes>;

const compare = (cards: readonly string[], areas: readonly string[]) => () => {
  const groups = [{ stops: cards.map((path) => ({ path })) }] as unknown as Sides[0]['groups'];
  const routes = ['/', ...areas].map((path) => ({ path, kind: path === '/' ? 'home' : 'area', file: '' }) as const);
  compareIndexWithRoutes({ groups }, routes);
};

test('a locations index with one card for each area passes', () => {
  expect(compare(['/bugis', '/bedok'], ['/bedok', '/bugis'])).not.toThrow();
});

test.each([
  ['no card', ['/bedok'], ['/bedok', '/punggol'], '/punggol is there 0 times, not 1.'],
  ['no page', ['/bedok', '/punggol'], ['/bedok'], '/punggol is there 1 times, not 0.'],
  [
    'two cards',
    ['/bedok', '/bedok', '/bugis', '/dover'],
    ['/bedok', '/bugis', '/dover'],
    '/bedok is there 2 times, not 1.',
  ],
])('an area with %s is reported', (_, cards, areas, fault) => {
  expect(compare(cards, areas)).toThrow(fault);
});
