import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from './scripts.ts';

const parts = Object.entries(commands).flatMap(([name, line]) =>
  line.split(' && ').map((part) => [name, part.trim()] as const),
);

test('every command runs without a POSIX shell: with && alone, which cmd.exe knows too', () => {
  const needsShell = /^exec |^\w+=|[$'`;|<>*~]|^\./;
  expect(parts.filter(([, part]) => needsShell.test(part))).toEqual([]);
});

test('Node gets only documented options, because flags of one V8 version are errors in another', () => {
  const options = parts.flatMap(([, part]) => (/^node ((?:--\S+ )*)/.exec(part)?.[1] ?? '').split(/[ =]/));
  const given = options.filter((option) => option.startsWith('--'));
  expect(given.filter((option) => !process.allowedNodeEnvironmentFlags.has(option))).toEqual([]);
  const sources = readdirSync('scripts', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.m?[jt]sx?$/.test(name),
  );
  const setFlags = sources.filter((name) => readFileSync(join('scripts', name), 'utf8').includes('setFlagsFromString'));
  expect(setFlags).toEqual([]);
});
