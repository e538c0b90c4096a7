import { expect, test } from 'vitest';
import { readSource } from '../../../src/content/load.ts';
import { formatProblem } from '../../../src/content/problem.ts';
import { broken } from './broken.ts';
import { testMistakes } from './mistakes.ts';

testMistakes('files');

function problemIn(source: string, file = 'data/x.yaml') {
  const read = readSource(file, source);
  return 'problem' in read ? read.problem : expect.unreachable();
}

const titled = broken.map(([source, ...rest]) => [JSON.stringify(source).slice(0, 80), source, ...rest] as const);
test.each(titled)('what cannot be read in %s has its line and what to do', (_, source, line, rule, fix) => {
  const problem = problemIn(source);
  expect(problem).toMatchObject({ rule, place: { file: 'data/x.yaml', line } });
  expect(problem.fix.slice(0, fix.length)).toBe(fix);
  // In Markdown, the fields begin below a line "---".
  const isWholeFile = rule === 'too-large' || source.includes('\0');
  if (!/^(---|\.\.\.)$/m.test(source))
    expect(problemIn(`---\n${source}\n---\n`, 'data/x.md').place.line).toBe(isWholeFile ? 1 : line + 1);
});

test.each(['---toml\na: 1\n---\n', '---\na: 1\n'])('the fields of Markdown are between two lines: %j', (source) => {
  expect(problemIn(source, 'data/x.md')).toMatchObject({ rule: 'yaml-syntax', place: { line: 1 } });
});

test.each([
  ['behind a text', 'x: A text # a comment', 'A text'],
  ['behind yes or no', 'x: true # a comment', true],
  ['behind a list on one line', 'x: [a, b] # a comment', ['a', 'b']],
  ['behind an item', 'x:\n  - a # a comment\n  - b ## another', ['a', 'b']],
  ['without a space, on a line of its own', 'x:\n  #a comment\n  y: 1', { y: 1 }],
])('a comment %s is no mistake', (_, source, x) => {
  expect(readSource('data/x.yaml', source)).toEqual({ data: { x } });
});

test.each([
  ['a tab', 'name: A\nx:\n\ty: b\n', '   > 3 |  y: b\n       | ^\n'],
  [
    'a long line',
    `text: "${'a'.repeat(100)}\u200b${'b'.repeat(100)}"\n`,
    `   > 1 | …${'a'.repeat(18)}·${'b'.repeat(80)}…\n       | ${' '.repeat(19)}^\n`,
  ],
])('the mark is below its place in %s', (_, source, frame) => {
  expect(formatProblem(problemIn(source))).toContain(frame);
});
