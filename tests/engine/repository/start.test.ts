import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const twoHoursAgo = new Date(Date.now() - 7_200_000);

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(realpathSync(tmpdir()), 'start-'));
  mkdirSync(join(root, 'scripts'));
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(realpathSync('node_modules/esbuild'), join(root, 'node_modules/esbuild'));
  for (const name of ['start.mjs', 'compile-less.mjs']) copyFileSync(`scripts/${name}`, join(root, 'scripts', name));
});
afterEach(() => rmSync(root, { recursive: true }));

const bundles = () =>
  readdirSync(join(root, 'node_modules/.cache/scripts')).map((name) => join(root, 'node_modules/.cache/scripts', name));

function start(name: string, text: string, ...args: string[]) {
  writeFileSync(join(root, 'scripts', name), text);
  const all = ['scripts/start.mjs', `scripts/${name}`, ...args];
  return spawnSync(process.execPath, all, { cwd: root, encoding: 'utf8' });
}

test('a script gets its arguments, and finds the files beside it', () => {
  const text = "console.log(process.argv.slice(2).join(), new URL('beside.txt', import.meta.url).href);";
  expect(start('one.ts', text, '--check', 'data').stdout).toBe(`--check,data file://${root}/scripts/beside.txt\n`);
});

test('an error names the line of the source', () => {
  const { status, stderr } = start('one.ts', "const text: string = 'It failed.';\n\nthrow new Error(text);");
  expect(status).toBe(1);
  expect(stderr).toContain(join(root, 'scripts/one.ts:3:7'));
});

test('a bundle is deleted when no command used it for an hour', () => {
  start('one.ts', 'export {};');
  const [first] = bundles();
  utimesSync(first!, twoHoursAgo, twoHoursAgo);
  start('one.ts', 'export {};');
  start('two.ts', 'console.log(2);');
  expect(bundles()).toContain(first);
  utimesSync(first!, twoHoursAgo, twoHoursAgo);
  start('two.ts', 'console.log(2);');
  expect(bundles()).toHaveLength(1);
});
