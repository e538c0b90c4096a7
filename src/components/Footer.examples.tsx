import type { Example } from '#examples/example.ts';
import { site } from '#examples/placeholder.ts';
import { Footer } from './Footer.tsx';

export const examples: readonly Example[] = [
  { name: 'three services', element: <Footer site={site} /> },
  { name: 'with WhatsApp', element: <Footer site={{ ...site, whatsapp: '+00 000 000 000' }} /> },
  {
    name: 'one service, no social network, long names',
    element: (
      <Footer
        site={{
          ...site,
          brand: 'A brand of several words',
          email: 'a.rather.long.address@department.example.com',
          services: site.services.slice(0, 1),
          social: [],
        }}
      />
    ),
  },
];
