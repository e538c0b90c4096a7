import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './content-copy.ts';
import { copyProject } from './project-copy.ts';

/**
 * Copies the content and the sources of the codegen, for tests that change or compile these. The packages are shared.
 */
export const copyWithSources = () => copyProject({ data: 'tests/fixtures/companies/first/data' });

/** Replaces text in a source file of a copy. Throws if the file does not contain it. */
export function edit(root: string, file: string, from: string, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`"${from}" is not in ${file}.`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

/**
 * Runs a script on the content of a copy, as a person or the CI does. It is the copy's own script if the copy has the
 * sources, otherwise the project's.
 */
export function runScript(
  root: string,
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
) {
  const { GITHUB_ACTIONS: _outer, ...own } = process.env;
  const sources = existsSync(join(root, 'scripts')) ? root : projectRoot;
  const all = ['--import', import.meta.resolve('tsx'), join(sources, 'scripts', script), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, {
    cwd: root,
    encoding: 'utf8',
    input: '',
    env: { ...own, ...env },
  });
  return { code: status, out: stdout, error: stderr, wrote: existsSync(join(root, 'src/generated/routes.ts')) };
}
