import type { Example } from '#examples/example.ts';
import { Closing } from './Closing.tsx';

const button = { text: 'Contact Us', link: '/contact' };

export const examples: readonly Example[] = [
  {
    name: 'short',
    element: <Closing closing={{ heading: 'Ready?', text: 'One sentence.', button }} picture="/tile.svg" />,
  },
  {
    name: 'long',
    element: (
      <Closing
        closing={{
          heading: 'Need somebody in the Gardens of Longbottom?',
          text: 'Tell us about your home and we will take it from there. A second sentence makes it two lines.',
          button,
        }}
        picture="/tile.svg"
      />
    ),
  },
];
