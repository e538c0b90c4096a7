import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { commands } from './scripts.ts';

const place = mkdtempSync(join(realpathSync(tmpdir()), 'folders-'));
afterAll(() => rmSync(place, { recursive: true }));

/** Runs an empty program in a folder of this name, as the commands of package.json run theirs. */
function runIn(name: string) {
  const cwd = join(place, name);
  mkdirSync(cwd);
  const loader = pathToFileURL(resolve('scripts/typescript.mjs')).href;
  return spawnSync(process.execPath, ['--import', loader, '--eval', '0'], { cwd, encoding: 'utf8' });
}

test.each(["it's", 'C#', '100%', 'a?b', '$HOME x', '"a"', 'a`b'])(
  'in a folder called %s, a command says so',
  (name) => {
    const { status, stderr } = runIn(name);
    expect(stderr).toBe(
      `The build tools do not work in the folder ${join(place, name)}: move the project to a path without ' " \` # % ? $\n`,
    );
    expect(status).toBe(2);
  },
);

test('other characters are allowed', () => {
  expect(runIn('Our site & [ö] {中文}')).toMatchObject({ status: 0, stderr: '' });
});

test('every command that runs TypeScript or vike checks the name of the folder first', () => {
  const unchecked = Object.entries(commands).filter(([, line]) => /^tsx|--import tsx|^vike/.test(line));
  expect(unchecked).toEqual([]);
});
