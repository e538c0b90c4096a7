import type { Service } from '#generated/entries.ts';
import { Inclusions } from './Inclusions.tsx';

const tasks = ['One task', 'A task that is long enough for two lines on a phone', 'Another'];
const items: Service['inclusions']['items'] = [
  { name: 'Living room', picture: 'living', tasks },
  { name: 'Kitchen', picture: 'kitchen', tasks },
  { name: 'Bathrooms', picture: 'bath', tasks },
  { name: 'Entrance, which may take two lines', picture: 'entry', tasks },
  { name: 'Windows', picture: 'windows' },
  { name: 'Floors', picture: 'floors' },
];
const lines = { notIncluded: 'What is not included.', bringYourOwn: 'What the customer has to have ready.' };

const shown = (count: number, others: Partial<Service['inclusions']> = {}) => (
  <Inclusions
    inclusions={{ heading: 'Heading', lead: 'Lead.', numbered: false, items: items.slice(0, count), ...others }}
    rooms={items.map(() => '/tile.svg' as const)}
  />
);

export const examples = {
  four: shown(4),
  'five, numbered, and the lines below': shown(5, { numbered: true, ...lines }),
  six: shown(6),
};
