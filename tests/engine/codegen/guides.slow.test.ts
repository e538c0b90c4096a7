import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fields } from '#shared/fields.ts';
import { applyChanges } from '../../support/content-copy.ts';
import type { ShippedData } from '../../../src/render/page-data.ts';
import { editsOf } from '../../support/guides.ts';
import { copyProject, otherParts } from '../../support/project-copy.ts';
import { dataOf } from '../../support/sites.ts';

// The guides that add a page, a field of an area and a field of the form, followed to the letter in one copy of the project.
const copy = copyProject({ data: dataOf('first'), also: otherParts });
const generated = (file: string) => readFileSync(join(copy, 'src/generated', file), 'utf8');
const pageOf = (name: string) => (JSON.parse(generated(`public/${name}.json`)) as ShippedData).page;
const run = (command: string, ...words: string[]) => spawnSync(command, words, { cwd: copy, encoding: 'utf8' });

beforeAll(() => {
  applyChanges(copy, ['add-a-page', 'add-an-area-field'].flatMap(editsOf));
  execFileSync('npm', ['run', '-s', 'codegen'], { cwd: copy });
});
afterAll(() => rmSync(copy, { recursive: true }));

test('the kind of page that a guide adds gets a route, a title, a sitemap entry and a component; the areas get their sentence', () => {
  const table = JSON.parse(generated('route-table.json')) as unknown[];
  expect(table).toContainEqual({ path: '/careers', kind: 'careers', file: 'data/pages/careers.yaml' });
  expect(pageOf('careers')).toMatchObject({
    kind: 'careers',
    path: '/careers',
    head: { title: 'Careers | Sapu' },
    words: { hero: { title: 'Work with us' } },
  });
  expect(generated('public/sitemap.xml')).toContain('/careers</loc>');
  expect(generated('components.ts')).toContain("import('../pages/careers/Page.tsx')");
  expect(pageOf('punggol')).toMatchObject({ parking: 'The car park is open to everybody.' });
});

// The form, the page about mistakes and the mails show whatever the list of fields has: tests/engine/built/forms.test.ts.
test('the code of the guides compiles, with the field of the form too', () => {
  applyChanges(copy, editsOf('add-a-field'));
  execFileSync('npm', ['run', '-s', 'codegen'], { cwd: copy });
  expect(run('npx', 'tsc', '-p', 'src').stdout).toBe('');
  expect(generated('company.json')).toContain('Preferred date');
});

test('no field has the name of a hidden value, or of a column with another meaning', () => {
  const sql = readdirSync('supabase/migrations')
    .map((name) => readFileSync(join('supabase/migrations', name), 'utf8'))
    .join('\n');
  const [, table = ''] = /create table contact\.enquiries \(([^]*?)^\);/m.exec(sql) ?? [];
  const added = sql.matchAll(/^alter table contact\.enquiries add column (\w+)/gm);
  const columns = [...table.matchAll(/^ {2}(\w+) /gm), ...added].map(([, name]) => name!);
  expect(columns).toEqual(expect.arrayContaining(['user_agent', 'more', 'status_changed_at']));
  const own = ['name', 'email', 'phone', 'service', 'message'];
  const taken = [...columns.filter((name) => !own.includes(name)), 'elapsed', 'website'];
  expect(fields.map(({ name }) => name).filter((name) => taken.includes(name))).toEqual([]);
});
