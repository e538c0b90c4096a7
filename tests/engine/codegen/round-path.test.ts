import { describe, expect, test } from 'vitest';
import { roundPath } from '../../../scripts/build/emit/icons.ts';

describe('the path of an icon', () => {
  test('is rounded to one decimal', () => {
    expect(roundPath('M12.345 6.789l-.04.16z')).toBe('M12.3 6.8l0 0.2z');
  });

  test('keeps the flags of an arc that are written without spaces', () => {
    expect(roundPath('M0 0a9.87 9.87 0 01-5.031-1.378 1 1 0 0 1 .5 0')).toBe(
      'M0 0a9.9 9.9 0 0 1-5-1.4 1 1 0 0 1 0.5 0',
    );
  });
});
