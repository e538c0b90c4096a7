import { Figures } from './Figures.tsx';

const prices = [
  { key: 'small', label: 'Small home', prefix: 'From', value: '$100' },
  { key: 'larger', label: 'Larger home', prefix: 'From', value: '$200' },
  { key: 'largest', label: 'Largest home', value: '$1,300' },
  { key: 'visit', label: 'One visit', value: '$45', unit: 'an hour' },
  { key: 'month', label: 'Every month', value: '$40', unit: 'an hour' },
  { key: 'week', label: 'Every week', value: '$35', unit: 'an hour' },
];
const durations = [
  { key: 'average', label: 'Average home', value: '2-3', unit: 'hours' },
  { key: 'larger', label: 'Larger home', prefix: 'up to', value: '10-12', unit: 'hours' },
];

export const examples = {
  'three prices and two durations': (
    <>
      <Figures figures={prices.slice(0, 3)} />
      <Figures figures={durations} />
    </>
  ),
  'four prices': <Figures figures={prices.slice(0, 4)} />,
  'six prices': <Figures figures={prices} />,
};
