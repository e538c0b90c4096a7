import { rmSync } from 'node:fs';
import { afterAll, afterEach, expect, test } from 'vitest';
import { check } from '../../../scripts/checks/check-content.ts';
import { compileSchemas } from '../../../scripts/content/schema-check.ts';
import { applyChanges, copyContent, projectRoot, restoreContent } from '../../support/content-copy.ts';

const validatorOf = compileSchemas(projectRoot);

const root = copyContent();
afterEach(() => restoreContent(root));
afterAll(() => rmSync(root, { recursive: true }));

const rulesWith = (file: string, text: string) => {
  applyChanges(root, [{ file, write: text }]);
  return check(root, {}, validatorOf).problems.map(({ rule }) => rule);
};

const list = (count: number, item: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => item(index + 1)).join('');

test.each([
  { file: 'data/faqs/home.yaml', least: 4, most: 8, item: (n: number) => `- question: Is it ${n}?\n  answer: Yes.\n` },
  ...['carousel', 'move-in-out-cleaning'].map((name) => ({
    file: `data/testimonials/${name}.yaml`,
    least: 3,
    most: 12,
    item: (n: number) => `- { name: Mei Lin ${n}, location: Bedok, text: Word ${n}., rating: 5, sample: false }\n`,
  })),
])('$file has $least to $most items', ({ file, least, most, item }) => {
  for (const count of [least, most]) expect(rulesWith(file, list(count, item)), `${count} items`).toEqual([]);
  for (const count of [least - 1, most + 1]) expect(rulesWith(file, list(count, item))).toEqual(['wrong-count']);
});
