import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { check } from '../../src/checks/check-content.ts';
import { formatProblem } from '../../src/content/problem.ts';
import { problemsWith } from '../../scripts/area/problems-with.ts';
import { validChanges } from './valid-changes/all.ts';
import { filesAfter } from './valid-changes/change.ts';

const { content } = check('.');

// valid-changes/run.ts also builds each of the sites and runs the content tests on it.
test.for(Object.entries(validChanges))('an editor may change this: %s', ([, change], { skip }) => {
  const files = filesAfter(change, content, (file) => readFileSync(file, 'utf8'));
  skip(files.length === 0, 'the content has nothing to do this to');
  expect(problemsWith('.', files).map(formatProblem)).toEqual([]);
});
