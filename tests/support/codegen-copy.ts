import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { copyContent, projectRoot } from './content-copy.ts';

/** Copies what the codegen needs to run as a program; the packages are shared. */
export function copyForCodegen(): string {
  const copy = copyContent();
  for (const item of ['scripts', 'src', 'public', 'package.json', 'tsconfig.json']) {
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

/** Runs the codegen of a copy as a person or the CI does. */
export function runCodegen(root: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const { GITHUB_ACTIONS: _outer, ...own } = process.env;
  const result = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/codegen.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...own, ...env },
  });
  return {
    code: result.status,
    out: result.stdout,
    error: result.stderr,
    wrote: existsSync(join(root, 'src/generated')),
  };
}
