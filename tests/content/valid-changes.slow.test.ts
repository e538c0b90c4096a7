import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { check } from '../../src/checks/check-content.ts';
import { formatProblem } from '../../src/content/problem.ts';
import { checkWith } from '../../scripts/area/check-with.ts';
import { validChanges } from './valid-changes/all.ts';
import { filesAfter } from './valid-changes/change.ts';

const { content } = check('.');

// valid-changes/run.ts also builds each of the sites and runs the content tests on it.
test.for(Object.entries(validChanges))('an editor may change this: %s', ([, change], { skip }) => {
  const textOf = (file: string) => readFileSync(file, 'utf8');
  const files = filesAfter(change(content, textOf), textOf);
  skip(files.length === 0, 'the content has nothing to do this to');
  expect(checkWith('.', files).problems.map(formatProblem)).toEqual([]);
});
