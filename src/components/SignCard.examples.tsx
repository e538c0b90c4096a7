import * as classes from '#generated/classes.ts';
import type { Example } from '#examples/example.ts';
import { cx } from '#styles/cx.ts';
import { AreaCard } from './AreaCard.tsx';
import { SignCard } from './SignCard.tsx';

const sign = {
  heading: 'Change here',
  text: 'For the areas of the other line.',
  button: { text: 'Contact Us', link: '/contact' },
};

function example(name: string, after: number): Example {
  const cards = Array.from({ length: after }, (_, index) => ({
    path: `/area-${index}`,
    name: 'Area',
    description: 'One sentence about it.',
    picture: '/tile.svg' as const,
  }));
  return {
    name,
    element: (
      <ul className={cx(classes.areaGrid)}>
        {cards.map((card) => (
          <AreaCard key={card.path} card={card} />
        ))}
        <SignCard sign={sign} after={after} />
      </ul>
    ),
  };
}

export const examples: readonly Example[] = [
  example('one cell', 3),
  example('two cells', 2),
  example('three cells', 1),
  example('after a full row', 4),
];
