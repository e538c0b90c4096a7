import { site } from '#examples/placeholder.ts';
import { Footer } from './Footer.tsx';

const small = {
  ...site,
  brand: 'A brand of several words',
  email: 'a.rather.long.address@department.example.com',
  services: site.services.slice(0, 1),
  social: [],
};

export const examples = {
  'three services, with WhatsApp': <Footer site={{ ...site, whatsapp: '+00 000 000 000' }} />,
  'one service, no social network, long names': <Footer site={small} />,
};
