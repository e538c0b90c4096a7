import * as classes from '#generated/classes.ts';
import type { AreaCard as Card } from '#types/places.ts';
import type { Example } from '#examples/example.ts';
import { cx } from '#styles/cx.ts';
import { AreaCard } from './AreaCard.tsx';

const card: Card = {
  path: '/area',
  name: 'Area',
  description: '12,345 homes stand within 1 km of the station.',
  sign: { code: 'NE1', line: 'ne', lineName: 'First Line' },
  picture: '/tile.svg',
};
const unsigned: Card = { path: '/unsigned', name: 'Area', description: card.description, picture: card.picture };
const long: Card = {
  ...card,
  path: '/long',
  name: 'Gardens of Longbottom',
  description:
    'The sentence of an area may be as long as this one, which names a place, a year, 1987, and a figure, 54%.',
  sign: { code: 'EW33', line: 'ew', lineName: 'Second Line' },
};
const row = [card, long, unsigned, { ...card, path: '/fourth' }];

export const examples: readonly Example[] = [
  { name: 'with a sign', element: <Cards cards={[card]} /> },
  { name: 'without a sign', element: <Cards cards={[unsigned]} /> },
  { name: 'with the longest name', element: <Cards cards={[long]} /> },
  { name: 'four side by side', element: <Cards cards={row} /> },
  { name: 'in a row that a phone scrolls', element: <Cards cards={row} phone="row" /> },
];

function Cards({ cards, phone }: { cards: readonly Card[]; phone?: 'row' }) {
  return (
    <ul className={cx(classes.areaGrid, { phone })}>
      {cards.map((card) => (
        <AreaCard key={card.path} card={card} />
      ))}
    </ul>
  );
}
