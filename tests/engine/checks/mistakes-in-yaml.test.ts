import { expect, test } from 'vitest';
import { readSource } from '../../../src/content/load.ts';
import { formatProblem } from '../../../src/content/problem.ts';
import { mistakes, testMistakes } from './mistakes.ts';

testMistakes('yaml', 'files');

test('the messages have our own words, without those of the parser or the validator', () => {
  const jargon = /instancePath|additionalProperties|must NOT|\/properties\/|undefined|\[object|YAML cannot be read/;
  for (const { name, problems } of mistakes()) expect(problems.join('\n'), name).not.toMatch(jargon);
});

test.each([
  ['a line', 'name: A\ntext: a: b\n', '   > 2 | text: a: b\n       |       ^\n'],
  ['a tab', 'name: A\nx:\n\ty: b\n', '   > 3 |  y: b\n       | ^\n'],
  ['an invisible character', 'name: A\u200b\n', '   > 1 | name: A·\n       |        ^\n'],
  [
    'a long line',
    `text: "${'a'.repeat(100)}\u200b${'b'.repeat(100)}"\n`,
    `   > 1 | …${'a'.repeat(18)}·${'b'.repeat(80)}…\n       | ${' '.repeat(19)}^\n`,
  ],
])('the mark is below its place in %s', (_, source, frame) => {
  const read = readSource('data/x.yaml', source);
  expect(formatProblem('problem' in read ? read.problem : expect.unreachable())).toContain(frame);
});
