import type { Example } from '#gallery/example.ts';
import { Figures } from './Figures.tsx';

const prices = [
  { label: 'Small home', prefix: 'From', value: '$100' },
  { label: 'Larger home', prefix: 'From', value: '$200' },
  { label: 'Largest home', prefix: 'From', value: '$1,300' },
];
const durations = [
  { label: 'Average home', value: '2-3', unit: 'hours' },
  { label: 'Larger home', value: '10-12', unit: 'hours' },
];

export const examples: readonly Example[] = [
  { name: 'prices', element: <Figures figures={prices} /> },
  { name: 'durations', element: <Figures figures={durations} /> },
  {
    name: 'prefix and unit',
    element: <Figures figures={[{ label: 'Home', prefix: 'up to', value: '8', unit: 'hours' }]} />,
  },
  { name: 'value alone', element: <Figures figures={[{ label: 'Home', value: '$100' }]} /> },
];
