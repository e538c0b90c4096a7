import { expect, test } from 'vitest';
import { optionsFor } from '../../../src/components/slides-embla.ts';

test('the carousel loops with the drag threshold and the duration of the specification', () => {
  const constants = { loop: true, dragThreshold: 10, duration: 25 };
  expect(optionsFor({ count: 7, start: 2 })).toMatchObject({ ...constants, startIndex: 2 });
});
