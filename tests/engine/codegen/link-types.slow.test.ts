import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from '../../../scripts/build/run.ts';
import { applyChanges } from '../../support/content-copy.ts';
import { copyWithSources } from '../../support/codegen-copy.ts';
import { tengah } from '../../support/tengah.ts';

const good = ['/', '/punggol', '/weekly-cleaning', '/locations#north-east-line'];
const bad = ['/pungol', '/404', 'punggol', '/punggol/', '/nowhere#top'];
const links = [...good, ...bad, '/tengah'];

const root = copyWithSources();
const only = { extends: './tsconfig.json', include: ['src/links.tsx'] };
writeFileSync(join(root, 'tsconfig.links.json'), JSON.stringify(only));
// Each link is on its own line, so that the line number of an error tells which link it is.
const lines = links.map((to, index) => `export const link${index} = <Link to="${to}">go</Link>;`);
writeFileSync(join(root, 'src/links.tsx'), `import { Link } from '#components/Link.tsx';\n${lines.join('\n')}\n`);
afterAll(() => rmSync(root, { recursive: true }));

/** The compiler's error for each link that it refuses. */
async function refused(): Promise<Record<string, string>> {
  expect(await run(root)).toMatchObject({ exitCode: 0 });
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.links.json', '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
  const answers = [...stdout.matchAll(/^(\S+?)\((\d+),\d+\): (error .*)$/gm)];
  expect(new Set(answers.map(([, file]) => file))).toEqual(new Set(['src/links.tsx']));
  return Object.fromEntries(answers.map(([, , line, answer]) => [links[Number(line) - 2], answer!]));
}

test('a link compiles if its page exists; a link to a new area compiles as soon as its file exists', async () => {
  const before = await refused();
  expect(Object.keys(before)).toEqual([...bad, '/tengah']);
  for (const answer of Object.values(before)) expect(answer).toMatch(/^error TS2\d+: Type '"[^"]+"' is not assignable/);
  applyChanges(root, [tengah]);
  expect(Object.keys(await refused())).toEqual(bad);
});
