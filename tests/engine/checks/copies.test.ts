import { rmSync } from 'node:fs';
import { afterAll, afterEach, expect, test } from 'vitest';
import { check } from '../../../src/checks/check-content.ts';
import { applyChanges, copyContent, restoreContent } from '../../support/content-copy.ts';

const root = copyContent();
afterEach(() => restoreContent(root));
afterAll(() => rmSync(root, { recursive: true }));

const area = (slug: string) => `data/neighbourhoods/${slug}.yaml`;

// In alphabetical order, "tampines" comes after the original, "admiralty" before it.
test.each(['tampines', 'admiralty'])('problems of a copy called %s name both files, and blame none', (slug) => {
  applyChanges(root, [{ file: area(slug), copyOf: area('simei') }]);
  const found = check(root).problems.filter(({ rule }) => rule !== 'unknown-placeholder');
  expect(found.map(({ rule }) => rule).toSorted()).toEqual(['duplicate-description', 'duplicate-name', 'same-place']);
  for (const { place, also = [], fix } of found) {
    expect([place, ...also].map(({ file }) => file).toSorted()).toEqual([area(slug), area('simei')].toSorted());
    expect(fix).not.toMatch(/\bthis (?:one|file)\b/);
  }
});
