import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

test('in a folder whose name the build tools do not read, every command says so', () => {
  const place = mkdtempSync(join(realpathSync(tmpdir()), 'folders-'));
  const loader = pathToFileURL(resolve('scripts/typescript.mjs')).href;
  const runIn = (name: string) => {
    mkdirSync(join(place, name));
    return spawnSync(process.execPath, ['--import', loader, '--eval', '0'], {
      cwd: join(place, name),
      encoding: 'utf8',
    });
  };
  expect(runIn(`it's C# 100% a?b $HOME "a" a\`b`)).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(
      /^The build tools do not work in the folder .*: move the project to a path without/,
    ) as string,
  });
  expect(runIn('Our site & [ö] {中文}')).toMatchObject({ status: 0, stderr: '' });
  rmSync(place, { recursive: true });
});

test('before an install, every command says so in one sentence', () => {
  const place = mkdtempSync(join(realpathSync(tmpdir()), 'no-install-'));
  copyFileSync('scripts/typescript.mjs', join(place, 'typescript.mjs'));
  const { status, stderr } = spawnSync(process.execPath, ['--import', './typescript.mjs', '--eval', '0'], {
    cwd: place,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    2,
    'The packages of the project are not installed. Install them with: npm install\n',
  ]);
  rmSync(place, { recursive: true });
});
