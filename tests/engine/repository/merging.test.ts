import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** What .gitattributes says about a file. */
const attributesOf = (file: string) =>
  execFileSync('git', ['check-attr', 'merge', 'text', 'eol', '--', file], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.replace(`${file}: `, ''));

test('two branches that add to the end of a table or of the redirects merge by themselves, and all content has one kind of line ends', () => {
  expect(attributesOf('data/tables/streets.csv')).toEqual(['merge: union', 'text: set', 'eol: lf']);
  expect(attributesOf('data/redirects.yaml')).toEqual(['merge: union', 'text: auto', 'eol: lf']);
  for (const file of ['data/site.yaml', 'data/pages/about.md', 'data/pictures/block.svg'])
    expect(attributesOf(file)).toEqual(['merge: unspecified', 'text: auto', 'eol: lf']);
});
