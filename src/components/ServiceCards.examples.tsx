import type { ServiceCard } from '#generated/pages.ts';
import type { Example } from '#gallery/example.ts';
import { picture } from '#gallery/placeholder.ts';
import { ServiceCards } from './ServiceCards.tsx';

const services: ServiceCard[] = [
  { path: '/first', name: 'First Service', summary: 'One sentence.', picture: picture(640, 400) },
  {
    path: '/second',
    name: 'A service of two lines',
    summary: 'Its summary is longer than that of the others, so that the links at the foot of the cards must align.',
    picture: picture(640, 400, '#FFE4A8'),
  },
  { path: '/third', name: 'Third Service', summary: 'One sentence.', picture: picture(640, 400, '#FCDACD') },
];

export const examples: readonly Example[] = [
  { name: 'three services', element: <ServiceCards services={services} /> },
  { name: 'one service', element: <ServiceCards services={services.slice(0, 1)} /> },
];
