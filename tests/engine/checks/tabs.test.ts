import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readSource } from '../../../src/content/load.ts';
import { yamlPart } from '../../../src/content/place.ts';
import { projectRoot } from '../../support/content-copy.ts';
import { typeFixes } from '../../support/type-fixes.ts';

/** A file of each structure, without the longest: for a problem, the reader tries a whole file many times. */
const files = [
  'site.yaml',
  'groups.yaml',
  'price-board.yaml',
  'pages/home.yaml',
  'pages/privacy.md',
  'faqs/home.yaml',
  'testimonials/carousel.yaml',
  'neighbourhoods/bedok.yaml',
  'services/weekly-cleaning.yaml',
].map((file) => ({
  file,
  source: readFileSync(join(projectRoot, 'tests/fixtures/companies/first/data', file), 'utf8'),
}));

/** Ways to replace spaces with tabs. */
const styles: Readonly<Record<string, (spaces: string) => string>> = {
  'one tab': () => '\t',
  'a tab for two spaces': (spaces) => '\t'.repeat(Math.ceil(spaces.length / 2)),
  'a tab before the other spaces': (spaces) => `\t${spaces.slice(2)}`,
  'a tab behind the other spaces': (spaces) => `${spaces.slice(0, -2)}\t`,
};

/** The numbers of the lines of YAML that are indented. */
function indentedLines(file: string, source: string): number[] {
  const { yaml, offset } = yamlPart(file, source);
  const first = source.slice(0, offset).split('\n').length - 1;
  return yaml.split('\n').flatMap((line, at) => (/^ +[^ #]/.test(line) ? [first + at] : []));
}

const withTabs = (source: string, at: readonly number[], style: (spaces: string) => string) =>
  source
    .split('\n')
    .map((line, index) => (at.includes(index) ? line.replace(/^ +/, style) : line))
    .join('\n');

describe('a tab in the indentation is reported, and the fix is the original line', () => {
  test.each(Object.keys(styles).map((style, index) => [style, index] as const))('%s', (style, index) => {
    // Each of the four styles gets every fourth line.
    const cases = files
      .flatMap(({ file, source }) => indentedLines(file, source).map((at) => ({ file, source, at })))
      .filter((_, line) => line % 4 === index);
    const others = cases.filter(({ file, source, at }) => {
      const { data, fixes } = typeFixes(file, withTabs(source, [at], styles[style]!));
      expect(fixes, `${file}:${at + 1}`).toBe(1);
      return !isDeepStrictEqual({ data }, readSource(file, source));
    });
    expect(cases.length).toBeGreaterThan(30);
    // After an inner group, only the schema tells whether a line belongs to that group or to the outer one.
    expect(others.length).toBeLessThan(cases.length / 10);
  });

  test('in every line, a tab for two spaces', () => {
    for (const { file, source } of files.filter((_, index) => index % 4 === 0)) {
      const broken = withTabs(source, indentedLines(file, source), styles['a tab for two spaces']!);
      expect(() => typeFixes(file, broken, 100), file).not.toThrow();
    }
  });

  test('several lines are shown at once', () => {
    const source = '- name: A\n\ttext: It was\n\t\tgood.\n\trating: 5\n\tsample: false\n';
    expect(typeFixes('x.yaml', source)).toEqual({
      data: [{ name: 'A', text: 'It was good.', rating: 5, sample: false }],
      fixes: 1,
      text: '- name: A\n  text: It was\n    good.\n  rating: 5\n  sample: false\n',
    });
  });

  test.each([
    ['-\tname: A\n  text: b\n', [{ name: 'A', text: 'b' }]],
    ['- name: A\n  days:\n  -\tMon\n', [{ name: 'A', days: ['Mon'] }]],
    ['name:\tA\n', { name: 'A' }],
  ])('a tab after a dash or a colon: %j', (source, value) => {
    expect(typeFixes('x.yaml', source).data).toEqual(value);
  });

  test('on lines with Windows line ends', () => {
    expect(typeFixes('x.yaml', 'a:\r\n\tb: 1\r\n\tc: 2\r\n').text).toBe('a:\r\n  b: 1\r\n  c: 2\r\n');
  });
});
