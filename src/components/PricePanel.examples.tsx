import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';
import type { PricePanel as PanelData } from '#types/price-panel.ts';
import type { Example } from '#examples/example.ts';
import { site } from '#examples/placeholder.ts';
import { PricePanel } from './PricePanel.tsx';

const answer: PanelData = {
  kinds: [
    {
      number: 1,
      heading: 'Flats',
      homes: [
        { id: 'small', label: 'Small', message: 'small flat', picture: 'two-windows', share: '40%' },
        { id: 'large', label: 'Large', message: 'large flat', picture: 'four-windows', share: '60%' },
      ],
    },
    { number: 2, homes: [{ id: 'house', label: 'House', message: 'house', picture: 'house' }] },
  ],
  services: [
    {
      slug: 'one',
      name: 'One service',
      figures: [
        { value: '1–2', unit: 'hours', label: 'Flat', for: '1 any' },
        { value: 'Ask us', label: 'for a price', for: '2' },
      ],
      short: [
        { text: '1–2 hours', for: '1 any' },
        { text: 'ask us', for: '2' },
      ],
      missing: { text: 'Price: ask us.', for: '1 any' },
      note: 'A sentence about this service.',
    },
    {
      slug: 'other',
      name: 'Another',
      figures: [{ prefix: 'from', value: '$10', label: 'Any home', for: '1 2 any' }],
      short: [{ text: 'from $10', for: '1 2 any' }],
      note: 'A sentence about the other.',
    },
  ],
  button: 'Book',
  next: 'Then a form. Or call {phone}.',
};

const panel = (data: PanelData, heading?: string) => (
  <section className={cx(classes.heroWithPanel)}>
    <PricePanel panel={data} site={site} {...(heading !== undefined && { heading })} />
  </section>
);

export const examples: readonly Example[] = [
  { name: 'two services', element: panel(answer) },
  {
    name: 'on the page of a service',
    element: panel({ ...answer, services: [answer.services[0]!], often: ['Once', 'Each week'] }, 'A heading'),
  },
];
