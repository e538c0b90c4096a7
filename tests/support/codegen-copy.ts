import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { copyContent, projectRoot } from './content-copy.ts';

/** Copies the content and the sources of the codegen, for a test that changes these or compiles them; the packages are shared. */
export function copyWithSources(): string {
  const copy = copyContent();
  for (const item of ['scripts', 'src', 'supabase', 'public', 'package.json', 'tsconfig.json']) {
    cpSync(join(projectRoot, item), join(copy, item), {
      recursive: true,
      filter: (path) => basename(path) !== 'generated',
    });
  }
  symlinkSync(realpathSync(join(projectRoot, 'node_modules')), join(copy, 'node_modules'));
  return copy;
}

/** Changes a source of a copy, which must hold what is to be replaced. */
export function edit(root: string, file: string, from: string, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`"${from}" does not stand in ${file}.`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

/**
 * Runs a script over the content of a copy, as a person or the CI does: the copy's own script where it has the sources,
 * else the project's.
 */
export function runScript(
  root: string,
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
) {
  const { GITHUB_ACTIONS: _outer, ...own } = process.env;
  const sources = existsSync(join(root, 'scripts')) ? root : projectRoot;
  const all = [join(sources, 'scripts/start.mjs'), join(sources, 'scripts', script), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, {
    cwd: root,
    encoding: 'utf8',
    input: '',
    env: { ...own, ...env },
  });
  return { code: status, out: stdout, error: stderr, wrote: existsSync(join(root, 'src/generated/routes.ts')) };
}
