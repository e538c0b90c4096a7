import { describe, expect, test } from 'vitest';
import { Faq } from '#components/Faq.tsx';
import { Reviews } from '#components/Reviews.tsx';
import { contact } from '#gallery/placeholder.ts';
import { render } from './render.tsx';

const reviewsOf = (count: number) =>
  Array.from({ length: count }, () => ({
    name: 'Mei Lin',
    location: 'Bedok',
    text: 'The same words as another customer.',
    rating: 5,
    sample: false,
  }));

describe.each([3, 4, 5, 7, 12])('a carousel of %i reviews', (count) => {
  const $ = render(<Reviews reviews={reviewsOf(count)} />);
  const names = Array.from({ length: count }, (_, index) => `Review ${index + 1} of ${count}`);
  const labels = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr('aria-label'));

  test('shows each, and has a dot for each and two arrows', () => {
    expect(labels('[aria-roledescription=slide]')).toEqual(names);
    expect(labels('button')).toEqual([...names, 'Previous', 'Next']);
  });

  test('has nothing to press on a wide screen only where all are seen there', () => {
    expect($('.slide-controls').hasClass('slide-controls-three')).toBe(count === 3);
  });
});

test.each([4, 5, 8])('of %i questions the first is open, and one at a time', (count) => {
  const questions = Array.from({ length: count }, (_, index) => ({ question: `Is it ${index}?`, answer: 'Yes.' }));
  const $ = render(
    <Faq head={{ heading: 'Questions', lead: 'Ask.' }} questions={questions} contact={contact} picture="/tile.svg" />,
  );
  expect($('details')).toHaveLength(count);
  expect($('details[open]')).toHaveLength(1);
  expect($('details').first().attr('open')).toBeDefined();
  expect(
    new Set(
      $('details')
        .toArray()
        .map((item) => $(item).attr('name')),
    ).size,
  ).toBe(1);
});
