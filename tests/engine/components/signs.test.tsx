import { describe, expect, test } from 'vitest';
import { Pill } from '#components/Pill.tsx';
import { Stars } from '#components/Reviews.tsx';
import { SignCard } from '#components/SignCard.tsx';
import * as classes from '#generated/classes.ts';
import { render } from './render.tsx';

describe('the pill of a station', () => {
  const classOf = (line: string) =>
    render(<Pill sign={{ code: 'AB1', line, lineName: 'A line' }} />)('span').attr('class');

  test.each(Object.entries(classes.pill.variants.line))('has the colour of the line %s', (line, name) => {
    expect(classOf(line)).toBe(`${classes.pill.base} ${name}`);
  });

  test.each(['ab', ''])('is ink where the line is "%s"', (line) => {
    expect(classOf(line)).toBe(classes.pill.base);
  });

  test('shows the code', () => {
    expect(
      render(<Pill sign={{ code: 'AB1', line: 'ab', lineName: 'A line' }} />)
        .root()
        .text(),
    ).toBe('AB1');
  });

  test('has the line in its name and in its tooltip, unless the line is shown beside it', () => {
    const sign = { code: 'AB1', line: 'ab', lineName: 'A line' };
    const alone = render(<Pill sign={sign} />)('span');
    expect([alone.attr('role'), alone.attr('aria-label'), alone.data('tip')]).toEqual(['img', 'AB1, A line', 'A line']);
    expect(render(<Pill sign={sign} named />)('span').attr()).toEqual({ class: classes.pill.base });
  });
});

test.each([0, 1, 2, 3, 4, 5])('%i stars are filled, and have a text', (rating) => {
  const $ = render(<Stars rating={rating} />);
  expect($('[role="img"]').attr('aria-label')).toBe(`${rating} out of 5 stars`);
  expect($('svg')).toHaveLength(5);
  expect($('svg:not([data-empty])')).toHaveLength(rating);
  expect(
    $('svg')
      .toArray()
      .map((star) => $(star).is('[data-empty]')),
  ).toEqual([1, 2, 3, 4, 5].map((count) => count > rating));
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
  expect(
    render(<SignCard sign={sign} after={after} />)('li')
      .attr('class')
      ?.split(' '),
  ).toEqual([classes.signCell.base, ...expected]);
});
