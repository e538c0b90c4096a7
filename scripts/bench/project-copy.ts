import { cpSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** What a copy does without: what commands make, and what is linked instead. */
const left = new Set(['node_modules', 'dist', '.git', '.local', 'generated', 'test-results']);

/** Copies the project that runs this into a new temporary folder, which shares its `node_modules`. */
export function copyProject(prefix: string): string {
  const root = process.cwd();
  const copy = mkdtempSync(join(realpathSync(tmpdir()), prefix));
  cpSync(root, copy, { recursive: true, filter: (path) => !left.has(basename(path)) });
  symlinkSync(realpathSync(join(root, 'node_modules')), join(copy, 'node_modules'));
  return copy;
}
