import type { Example } from '#examples/example.ts';
import { Figures } from './Figures.tsx';

const prices = [
  { key: 'small', label: 'Small home', prefix: 'From', value: '$100' },
  { key: 'larger', label: 'Larger home', prefix: 'From', value: '$200' },
  { key: 'largest', label: 'Largest home', prefix: 'From', value: '$1,300' },
];
const morePrices = [
  { key: 'visit', label: 'One visit', value: '$45', unit: 'an hour' },
  { key: 'month', label: 'Every month', value: '$40', unit: 'an hour' },
  { key: 'week', label: 'Every week', value: '$35', unit: 'an hour' },
];
const durations = [
  { key: 'average', label: 'Average home', value: '2-3', unit: 'hours' },
  { key: 'larger', label: 'Larger home', value: '10-12', unit: 'hours' },
];

export const examples: readonly Example[] = [
  { name: 'prices', element: <Figures figures={prices} /> },
  { name: 'durations', element: <Figures figures={durations} /> },
  {
    name: 'prices and durations',
    element: (
      <>
        <Figures figures={prices} />
        <Figures figures={durations} />
      </>
    ),
  },
  { name: 'four prices', element: <Figures figures={[...prices, ...morePrices.slice(0, 1)]} /> },
  { name: 'six prices', element: <Figures figures={[...prices, ...morePrices]} /> },
  {
    name: 'prefix and unit',
    element: <Figures figures={[{ key: 'home', label: 'Home', prefix: 'up to', value: '8', unit: 'hours' }]} />,
  },
  { name: 'value alone', element: <Figures figures={[{ key: 'home', label: 'Home', value: '$100' }]} /> },
];
