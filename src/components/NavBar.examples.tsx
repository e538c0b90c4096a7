import { site } from '#examples/placeholder.ts';
import { NavBar } from './NavBar.tsx';

const small = { ...site, brand: 'A brand of several words', services: site.services.slice(0, 1) };

export const examples = {
  'on home': <NavBar site={site} current="/" />,
  'on a service': <NavBar site={site} current="/second" />,
  'long brand, one service': <NavBar site={small} current="/contact" />,
};
