import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixedRoutes, reservedNames } from '../../../src/pages/routes.ts';
import { firstCompanyWords, wordsFound } from '../second-company/first-company-words.ts';

// The other direction, tests of the engine that import the live content, is a rule in .oxlintrc.json.
test('tests of the content name no company and no area, and only paths that every site has', () => {
  const names = [...reservedNames, 'no-such-page', 'no', '_local'].map((name) => `/${name}`);
  const known = new Set<string>([...fixedRoutes.map(({ path }) => path), ...names]);
  const files = readdirSync('tests/content', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  for (const file of files) {
    const source = readFileSync(join('tests/content', file), 'utf8');
    expect.soft(wordsFound(source, firstCompanyWords), file).toEqual([]);
    const paths = [...source.matchAll(/['"`](\/[a-z]+(?:-[a-z]+)*)(?:[#?][^'"`]*)?['"`]/g)].map(([, path]) => path!);
    expect
      .soft(
        paths.filter((path) => !known.has(path)),
        file,
      )
      .toEqual([]);
  }
});
