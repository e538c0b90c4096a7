import type { ServiceCard } from '#types/places.ts';
import { ServiceCards } from './ServiceCards.tsx';

const services: ServiceCard[] = [
  { path: '/', name: 'First Service', summary: 'One sentence.', picture: '/tile.svg' },
  {
    path: '/about',
    name: 'A service of two lines',
    summary: 'Its summary is longer than that of the others, so that the links at the foot of the cards must align.',
    picture: '/tile.svg',
  },
  { path: '/contact', name: 'Third Service', summary: 'One sentence.', picture: '/tile.svg' },
];

export const examples = {
  'three services': <ServiceCards services={services} />,
  'three low cards': <ServiceCards services={services} low />,
};
