import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { commands } from './scripts.ts';

const parts = Object.values(commands).flatMap((line) => line.split(' && ').map((part) => part.trim()));

test('every command runs without a POSIX shell: with && alone, which cmd.exe knows too', () => {
  expect(parts.filter((part) => /^exec |^\w+=|[$'`;|<>*~]|^\./.test(part))).toEqual([]);
});

test('Node gets only documented options, because flags of one V8 version are errors in another', () => {
  const options = parts.flatMap((part) => (/^node ((?:--\S+ )*)/.exec(part)?.[1] ?? '').split(/[ =]/));
  const given = options.filter((option) => option.startsWith('--'));
  expect(given.filter((option) => !process.allowedNodeEnvironmentFlags.has(option))).toEqual([]);
});

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
  expect(Object.entries(commands).filter(([, line]) => /^tsx|--import tsx|^vike/.test(line))).toEqual([]);
});
