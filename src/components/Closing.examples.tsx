import { Closing } from './Closing.tsx';

const closing = {
  heading: 'Need somebody in the Gardens of Longbottom?',
  text: 'Tell us about your home and we will take it from there. A second sentence makes it two lines.',
  button: { text: 'Contact Us', link: '/contact' } as const,
};

export const examples = {
  'with long words': <Closing closing={closing} picture="/tile.svg" />,
};
