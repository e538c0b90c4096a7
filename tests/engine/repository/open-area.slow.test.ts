import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitAll, gitIn } from '../../support/git.ts';
import { writeCommand } from '../../support/workflow.ts';

let folder: string;
const root = () => join(folder, 'site');

/** Runs the script with a mock of `gh`, which records its calls and prints the number of pull requests. */
function open(pulls: number, ...args: string[]) {
  writeCommand(
    join(folder, 'bin'),
    'gh',
    `printf '%s\\n' "$*" >> "${folder}/calls"\n[ "$2" != list ] || echo ${pulls}`,
  );
  const { status, stderr } = spawnSync(resolve('.ci/open-area'), args, {
    cwd: root(),
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` },
  });
  const calls = existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n') : [];
  return { status, stderr, calls };
}

beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'open-area-'));
  mkdirSync(join(root(), 'data'), { recursive: true });
  writeFileSync(join(root(), 'data/site.yaml'), 'brand: One\n');
  commitAll(root());
  gitIn(folder)('clone', '--quiet', '--bare', 'site', 'origin');
  gitIn(root())('remote', 'add', 'origin', join(folder, 'origin'));
  writeFileSync(join(root(), 'data/tampines.yaml'), 'name: Tampines\n');
  writeFileSync(join(root(), 'package.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the file is pushed on a branch of its own, and a pull request is opened', () => {
  const { status, calls } = open(0, 'tampines', '12', 'body.md');
  expect(status).toBe(0);
  const files = gitIn(join(folder, 'origin'))('show', '--name-only', '--format=%s', 'area/tampines-12');
  expect(files.trim().split('\n').filter(Boolean)).toEqual(['The area tampines has a page', 'data/tampines.yaml']);
  expect(calls).toEqual([
    'auth setup-git',
    'pr list --head area/tampines-12 --state open --json number --jq length',
    'pr create --head area/tampines-12 --title The area tampines has a page --body-file body.md',
  ]);
});

test('an open pull request is updated', () => {
  expect(open(1, 'tampines', '12', 'body.md').calls.filter((call) => call.startsWith('pr create'))).toEqual([]);
});

test('a name or a number that is none is rejected', () => {
  for (const [slug, issue] of [
    ['../main', '12'],
    ['tampines', '12; true'],
    ['$(true)', '12'],
    ['', '12'],
  ]) {
    expect(open(0, slug!, issue!, 'body.md'), slug).toMatchObject({ status: 2, calls: [] });
  }
});
