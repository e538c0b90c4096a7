import { expect, test } from 'vitest';
import { check } from '../../scripts/checks/check-content.ts';
import { readShelf } from '../../scripts/editors/facts/books.ts';
import { compareWithBooks } from '../../scripts/editors/facts/compare.ts';

// An editor with a better figure names its source in the figure's block, and one who wants no figure removes the block.
// Neither case is compared.
test('every figure of an area equals its value in the table of its source; npm run facts lists each difference', () => {
  const { content } = check('.');
  const wrong = compareWithBooks(content, readShelf('.')).flatMap(({ area, differences }) =>
    differences
      .filter(({ before }) => before !== undefined)
      .map(({ field, before, after }) => `${area.file}: ${field} is ${before}, in the table ${after ?? 'none'}`),
  );
  expect(content.all('neighbourhood').length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
