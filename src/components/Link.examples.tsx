import type { Example } from '#examples/example.ts';
import { DataLink, Link } from './Link.tsx';

export const examples: readonly Example[] = [
  { name: 'page of the site', element: <Link to="/about">About Us</Link> },
  {
    name: 'page that is shown',
    element: (
      <Link to="/about" current>
        About Us
      </Link>
    ),
  },
  { name: 'place on a page', element: <Link to="/locations#locations">Locations</Link> },
  { name: 'address from the data', element: <DataLink to="/area">Area</DataLink> },
  { name: 'another site, in a new tab', element: <DataLink to="https://example.com">Example</DataLink> },
];
