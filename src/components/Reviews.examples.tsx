import type { Testimonials } from '#generated/entries.ts';
import { Reviews } from './Reviews.tsx';

const sample: Testimonials[number] = {
  name: 'Customer name',
  location: 'Area, kind of home',
  text: 'One sentence of praise. And a second one, so that it looks like a review.',
  rating: 5,
  sample: true,
};
const real: Testimonials[number] = { ...sample, text: 'Short.', rating: 4, sample: false };
const others = [1, 2, 3].map((rating) => ({ ...sample, rating, text: `Review ${rating}.` }));

const section = { head: { heading: 'Reviews' }, background: 'paper' } as const;

export const examples = {
  'a real review': <Reviews {...section} reviews={[real]} />,
  'five, of which three are seen': <Reviews {...section} reviews={[sample, real, ...others]} />,
};
