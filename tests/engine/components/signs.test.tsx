import { expect, test } from 'vitest';
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
