import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { commitAll, gitIn } from '../../support/git.ts';

const root = mkdtempSync(join(realpathSync(tmpdir()), 'changed-'));
const script = resolve('.ci/changed');
const engine = ['.', ':(exclude)data'];
const changed = (base: string, paths: readonly string[] = engine) =>
  execFileSync(script, ['engine', base, ...paths], { cwd: root, encoding: 'utf8' }).trim();

function write(file: string, text: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}

write('data/site.yaml', 'brand: One\n');
write('src/page.ts', '1\n');
commitAll(root);
beforeEach(() => {
  gitIn(root)('checkout', '--quiet', '-B', 'work', 'main');
});
afterAll(() => rmSync(root, { recursive: true }));

test('a change of data/ alone is not a change of the engine', () => {
  write('data/site.yaml', 'brand: Two\n');
  commitAll(root);
  expect(changed('main')).toBe('engine=false');
  expect(changed('main', ['data'])).toBe('engine=true');
});

test('any other change is a change of the engine, also together with data/', () => {
  write('data/site.yaml', 'brand: Three\n');
  write('src/page.ts', '2\n');
  commitAll(root);
  expect(changed('main')).toBe('engine=true');
});

test('if the base commit is unknown, everything counts as changed', () => {
  for (const base of ['', 'no-such-commit', '0'.repeat(40)]) expect(changed(base)).toBe('engine=true');
});
