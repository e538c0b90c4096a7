import type { ServiceCard } from '#types/places.ts';
import type { Example } from '#examples/example.ts';
import { ServiceCards } from './ServiceCards.tsx';

const services: ServiceCard[] = [
  { path: '/first', name: 'First Service', summary: 'One sentence.', picture: '/tile.svg' },
  {
    path: '/second',
    name: 'A service of two lines',
    summary: 'Its summary is longer than that of the others, so that the links at the foot of the cards must align.',
    picture: '/tile.svg',
  },
  { path: '/third', name: 'Third Service', summary: 'One sentence.', picture: '/tile.svg' },
];

const withFigures = services.map(({ summary: _summary, ...service }, index) => ({
  ...service,
  figures: ['A flat', 'A larger home', 'A house'].slice(index).map((label) => ({ label, value: 'from $100' })),
}));

export const examples: readonly Example[] = [
  { name: 'three services', element: <ServiceCards services={services} /> },
  { name: 'three services with figures', element: <ServiceCards services={withFigures} /> },
  { name: 'one service', element: <ServiceCards services={services.slice(0, 1)} /> },
];
