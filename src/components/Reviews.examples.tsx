import type { Testimonials } from '#generated/entries.ts';
import type { Example } from '#examples/example.ts';
import { Reviews, Stars } from './Reviews.tsx';

const sample: Testimonials[number] = {
  name: 'Customer name',
  location: 'Area, kind of home',
  text: 'One sentence of praise. And a second one, so that it looks like a review.',
  rating: 5,
  sample: true,
};
const real: Testimonials[number] = { ...sample, text: 'Short.', rating: 4, sample: false };

export const examples: readonly Example[] = [
  ...[0, 1, 2, 3, 4, 5].map((rating) => ({ name: `${rating} stars`, element: <Stars rating={rating} /> })),
  { name: 'a sample', element: <Reviews reviews={[sample]} /> },
  { name: 'a real review', element: <Reviews reviews={[real]} /> },
  {
    name: 'five, of which three are seen',
    element: (
      <Reviews
        reviews={[sample, real, ...[1, 2, 3].map((rating) => ({ ...sample, rating, text: `Review ${rating}.` }))]}
      />
    ),
  },
];
