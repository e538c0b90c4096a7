import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('all content has one kind of line ends, and no two versions of a line are kept', () => {
  const files = ['tables/streets.csv', 'redirects.yaml', 'site.yaml', 'pages/about.md'].map((name) => `data/${name}`);
  const attributes = execFileSync('git', ['check-attr', 'merge', 'eol', '--', ...files], { encoding: 'utf8' });
  expect(attributes.trim().split('\n')).toEqual(
    files.flatMap((file) => [`${file}: merge: unspecified`, `${file}: eol: lf`]),
  );
});
