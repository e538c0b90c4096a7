import { rmSync } from 'node:fs';
import { afterAll, afterEach } from 'vitest';
import { check } from '../../src/checks/check-content.ts';
import { applyChanges, copyContent, restoreContent, type Change } from './content-copy.ts';

/** A copy of the content for all tests of a file, restored after each, and what the checks say of changes in it. */
export function sharedCopy(changes: readonly Change[] = []) {
  const root = copyContent(changes);
  afterEach(() => restoreContent(root));
  afterAll(() => rmSync(root, { recursive: true }));
  const after = (...more: readonly Change[]) => {
    applyChanges(root, more);
    return check(root);
  };
  /** The rules that are broken after some changes. */
  const rulesAfter = (...more: readonly Change[]) => after(...more).problems.map(({ rule }) => rule);
  return { root, after, rulesAfter };
}
