import { expect, test } from 'vitest';
import { AreaCards } from '#components/AreaCards.tsx';
import { Pill } from '#components/Pill.tsx';
import { Stars } from '#components/Reviews.tsx';
import * as classes from '#generated/classes.ts';
import { render } from './render.tsx';

test('the pill of a station has the colour of its line, and shows the line in its name and tooltip or beside it', () => {
  const sign = { code: 'AB1', line: 'ab', lineName: 'A line' };
  const pill = (line: string) => render(<Pill sign={{ ...sign, line }} />)('span');
  for (const [line, name] of Object.entries(classes.pill.variants.line)) {
    expect(pill(line).attr('class')).toBe(`${classes.pill.base} ${name}`);
  }
  for (const line of ['ab', '']) expect(pill(line).attr('class')).toBe(classes.pill.base);
  const alone = pill('ab');
  expect([alone.text(), alone.attr('role')]).toEqual(['AB1', 'img']);
  expect([alone.attr('aria-label'), alone.data('tip')]).toEqual(['AB1, A line', 'A line']);
  expect(render(<Pill sign={sign} named />)('span').attr()).toEqual({ class: classes.pill.base });
});

test.each([0, 1, 4, 5])('%i stars are filled, and have a text', (rating) => {
  const $ = render(<Stars rating={rating} />);
  expect($('[role="img"]').attr('aria-label')).toBe(`${rating} out of 5 stars`);
  expect([...$('svg')].map((star) => $(star).is('[data-empty]'))).toEqual([1, 2, 3, 4, 5].map((at) => at > rating));
});

test.each([
  [1, 'three'],
  [2, 'two'],
  [3, undefined],
  [4, 'four'],
  [6, 'two'],
  [7, undefined],
] as const)('a sign after %i cards fills the row: %s', (after, fill) => {
  const sign = { heading: 'Heading', text: 'Text.', button: { text: 'Link', link: '/contact' } };
  const expected = fill === undefined ? [] : [classes.signCell.variants.fill[fill]];
  const cards = Array.from({ length: after }, (_, index) => ({
    path: `/${index}`,
    name: `${index}`,
    description: '',
    picture: '/tile.svg' as const,
  }));
  expect(
    render(<AreaCards cards={cards} sign={sign} />)('li:last-child')
      .attr('class')
      ?.split(' '),
  ).toEqual([classes.signCell.base, ...expected]);
});
