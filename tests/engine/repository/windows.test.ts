import fs, { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildProject, linkPackages, npm } from '../../../scripts/build/project.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'windows-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('Node runs the npm that runs the command, because Windows cannot start npm without a shell', () => {
  vi.stubEnv('npm_execpath', 'C:\\node\\npm-cli.js');
  expect(npm('run', 'site')).toEqual([process.execPath, ['C:\\node\\npm-cli.js', 'run', 'site']]);
  vi.stubEnv('npm_execpath', undefined);
  expect(npm('run', 'site')).toEqual(['npm', ['run', 'site']]);
});

test('a build that cannot be started says why', async () => {
  await expect(buildProject(join(folder, 'missing'))).rejects.toThrow('ENOENT');
});

test('packages are linked with junctions, which Windows allows without rights of an administrator', () => {
  mkdirSync(join(folder, 'node_modules/yaml'), { recursive: true });
  mkdirSync(join(folder, 'copy'));
  const link = vi.spyOn(fs, 'symlinkSync');
  syncBuiltinESMExports();
  linkPackages(folder, join(folder, 'copy'));
  expect(link.mock.calls.map(([, , kind]) => kind)).toEqual(['junction']);
  link.mockRestore();
  syncBuiltinESMExports();
});
