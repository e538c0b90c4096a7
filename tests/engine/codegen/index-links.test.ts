import { expect, test } from 'vitest';
import { compareIndexWithRoutes } from '../../../scripts/build/emit/index-links.ts';

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
  ['no card', ['/bedok'], ['/bedok', '/punggol'], 'The page /punggol exists, and the locations index has no card'],
  ['no page', ['/bedok', '/punggol'], ['/bedok'], 'a card for /punggol, and no page exists there.'],
  ['two cards', ['/bedok', '/bedok'], ['/bedok'], 'more than one card for /bedok.'],
])('an area with %s is reported', (_, cards, areas, fault) => {
  expect(compare(cards, areas)).toThrow(fault);
});
