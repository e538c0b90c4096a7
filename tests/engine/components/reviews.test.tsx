import { expect, test } from 'vitest';
import { Reviews } from '#reviews/Reviews.tsx';
import { render } from './render.tsx';

const review = (name: string) => ({ name, location: 'Bishan', text: 'Neat.', rating: 5, sample: false });

test.each([
  [[], []],
  [['Wei'], ['Review 1 of 1']],
  [
    ['Wei', 'Devi'],
    ['Review 1 of 2', 'Review 2 of 2'],
  ],
])('the section of the reviews by %j has these slides: %j', (names, slides) => {
  const $ = render(<Reviews head={{ heading: 'Heard' }} background="mango" reviews={names.map(review)} />);
  expect($('h2').text()).toBe(names.length > 0 ? 'Heard' : '');
  expect([...$('[aria-roledescription=slide]')].map((slide) => $(slide).attr('aria-label'))).toEqual(slides);
});
