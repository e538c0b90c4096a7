import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const loader = 'scripts/typescript.mjs';
const place = mkdtempSync(join(realpathSync(tmpdir()), 'folders-'));
afterAll(() => rmSync(place, { recursive: true }));

/** Starts what every command starts with, in a new folder of this name. */
function startIn(name: string, script = pathToFileURL(resolve(loader)).href) {
  const cwd = join(place, name);
  mkdirSync(cwd);
  copyFileSync(loader, join(cwd, 'own.mjs'));
  return spawnSync(process.execPath, ['--import', script, '--eval', '0'], { cwd, encoding: 'utf8' });
}

test('in a folder whose name the build tools do not read, every command says so', () => {
  const { status, stderr } = startIn(`it's C# 100% a?b $HOME "a" a\`b`);
  expect(stderr).toMatch(/^The build tools do not work in the folder .*: move the project to a path without/);
  expect(status).toBe(2);
  expect(startIn('Our site & [ö] {中文}')).toMatchObject({ status: 0, stderr: '' });
});

test('before an install, every command says so in one sentence', () => {
  const stderr = 'The packages of the project are not installed. Install them with: npm install\n';
  expect(startIn('fresh', './own.mjs')).toMatchObject({ status: 2, stderr });
});
