import type { Service } from '#generated/entries.ts';
import type { Example } from '#examples/example.ts';
import { Inclusions } from './Inclusions.tsx';

const items: Service['inclusions']['items'] = [
  { name: 'Living room', picture: 'living' },
  { name: 'Kitchen', picture: 'kitchen' },
  { name: 'Bathrooms', picture: 'bath' },
  { name: 'Entrance, which may take two lines', picture: 'entry' },
  { name: 'Windows', picture: 'windows' },
  { name: 'Floors', picture: 'floors' },
];

function example(name: string, count: number, numbered: boolean): Example {
  const shown = items.slice(0, count);
  return {
    name,
    element: (
      <Inclusions
        inclusions={{ heading: 'Heading', lead: 'Lead.', numbered, items: shown }}
        rooms={shown.map(() => '/tile.svg' as const)}
      />
    ),
  };
}

const tasks = ['One task', 'A task that is long enough for two lines on a phone', 'Another'];

export const examples: readonly Example[] = [
  example('four', 4, false),
  example('five, numbered', 5, true),
  example('six', 6, false),
  {
    name: 'tasks, and the lines below',
    element: (
      <Inclusions
        inclusions={{
          heading: 'Heading',
          lead: 'Lead.',
          numbered: true,
          items: items.slice(0, 5).map((item, index) => (index === 4 ? item : { ...item, tasks })),
          notIncluded: 'What is not included.',
          bringYourOwn: 'What the customer has to have ready.',
        }}
        rooms={items.slice(0, 5).map(() => '/tile.svg' as const)}
      />
    ),
  },
];
