import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyChanges } from '../../support/content-copy.ts';
import { newKind } from '../../support/new-kind.ts';
import { copyProject } from '../../support/project-copy.ts';
import { dataOf } from '../../support/sites.ts';

let copy: string;
const generated = (file: string) => readFileSync(join(copy, 'src/generated', file), 'utf8');

beforeAll(() => {
  copy = copyProject({ data: dataOf('first') });
  applyChanges(copy, newKind);
  execFileSync('npm', ['run', '-s', 'codegen'], { cwd: copy });
});
afterAll(() => rmSync(copy, { recursive: true }));

test('the kind of page that the guide adds gets a route, a title, a sitemap entry and a component', () => {
  const table = JSON.parse(generated('route-table.json')) as unknown[];
  expect(table).toContainEqual({ path: '/careers', kind: 'careers', file: 'data/pages/careers.yaml' });
  expect(JSON.parse(generated('pages/careers.json'))).toMatchObject({
    kind: 'careers',
    path: '/careers',
    head: { title: 'Careers | Sapu' },
    words: { hero: { title: 'Work with us' } },
  });
  expect(generated('public/sitemap.xml')).toContain('/careers</loc>');
  expect(generated('components.ts')).toContain("import('../pages/careers/Page.tsx')");
});

test('a link to the new page compiles, a mistyped link does not', () => {
  writeFileSync(
    join(copy, 'src/pages/careers/links.ts'),
    `import type { Path } from '#generated/routes.ts';
export const to: Path = '/careers';
export const mistyped: Path = '/carers';
`,
  );
  const { stdout } = spawnSync('npx', ['tsc', '-p', 'src'], { cwd: copy, encoding: 'utf8' });
  const errors = stdout.trim().split('\n');
  expect(errors).toEqual([expect.stringContaining(`Type '"/carers"' is not assignable`)]);
});
