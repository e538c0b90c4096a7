import { expect, test } from 'vitest';
import { Faq } from '#components/Faq.tsx';
import { Reviews } from '#components/Reviews.tsx';
import { contact } from '#examples/placeholder.ts';
import { render } from './render.tsx';

const review = { name: 'Mei Lin', location: 'Bedok', text: 'The same words.', rating: 5, sample: false };

test.each([3, 4, 12])(
  'each of %i reviews has a dot; wide screens have arrows, unless all reviews are visible',
  (count) => {
    const $ = render(<Reviews reviews={Array.from({ length: count }, () => review)} />);
    const names = Array.from({ length: count }, (_, index) => `Review ${index + 1} of ${count}`);
    const labels = (selector: string) =>
      $(selector)
        .toArray()
        .map((element) => $(element).attr('aria-label'));
    expect(labels('[aria-roledescription=slide]')).toEqual(names);
    expect(labels('button')).toEqual([...names, 'Previous', 'Next']);
    expect($('.slide-controls').hasClass('slide-controls-three')).toBe(count === 3);
  },
);

test('the first question is open, and one at a time', () => {
  const questions = ['One?', 'Two?', 'Three?', 'Four?'].map((question) => ({ question, answer: 'Yes.' }));
  const head = { heading: 'Questions', lead: 'Ask.' };
  const $ = render(<Faq head={head} questions={questions} contact={contact} picture="/tile.svg" />);
  const items = $('details').toArray();
  expect(items.map((item) => 'open' in item.attribs)).toEqual([true, false, false, false]);
  expect(new Set(items.map((item) => item.attribs['name'])).size).toBe(1);
});
