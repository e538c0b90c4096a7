import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** What a copy does without: what commands make, and what is linked instead. */
const left = ['node_modules', 'dist', '.git', '.local', 'test-results', '.gates', 'src/generated'];

interface CopyOptions {
  /** A folder that takes the place of `data/`. This company's tests are left out then, and the benchmarks, which use them. */
  data?: string;
}

/** Each package by itself, so that what tools keep in `node_modules` is the copy's own. */
function linkPackages(root: string, copy: string): void {
  const packages = realpathSync(join(root, 'node_modules'));
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (name === '.bin' || !name.startsWith('.')) symlinkSync(join(packages, name), join(copy, 'node_modules', name));
  }
}

/** Copies the project that runs this into a new temporary folder, which shares its `node_modules`. */
export function copyProject({ data }: CopyOptions = {}): string {
  const root = process.cwd();
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'project-copy-'));
  const without = new Set(data === undefined ? left : [...left, 'data', 'tests', 'scripts/bench']);
  cpSync(root, copy, { recursive: true, filter: (path) => !without.has(relative(root, path).replaceAll('\\', '/')) });
  if (data !== undefined) cpSync(data, join(copy, 'data'), { recursive: true });
  linkPackages(root, copy);
  return copy;
}
