import type { Example } from '#examples/example.ts';
import { site } from '#examples/placeholder.ts';
import { NavBar } from './NavBar.tsx';

const pages = {
  home: '/',
  about: '/about',
  'a service': '/second',
  contact: '/contact',
  'a page that it does not name': '/area',
};

export const examples: readonly Example[] = [
  ...Object.entries(pages).map(([name, current]) => ({
    name: `on ${name}`,
    element: <NavBar site={site} current={current} />,
  })),
  {
    name: 'long brand, one service',
    element: (
      <NavBar site={{ ...site, brand: 'A brand of several words', services: site.services.slice(0, 1) }} current="/" />
    ),
  },
];
