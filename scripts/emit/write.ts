import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Emitted } from './file.ts';

/** What a run changed, as paths inside the folder. */
export interface Written {
  changed: string[];
  removed: string[];
  unchanged: number;
}

function writeIfDifferent(path: string, file: Emitted): boolean {
  const content = 'text' in file ? Buffer.from(file.text) : file.bytes;
  if (existsSync(path) && readFileSync(path).equals(content)) return false;
  mkdirSync(dirname(path), { recursive: true });
  // A reader sees the old file or the new one, never half of it.
  const temporary = `${path}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, path);
  return true;
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => relative(folder, join(item.parentPath, item.name)));
}

/** Makes a folder hold exactly these files. Files that are right already are not touched. */
export function writeFiles(folder: string, files: readonly Emitted[]): Written {
  const wanted = new Set(files.map(({ path }) => join(path)));
  const changed = files.filter((file) => writeIfDifferent(join(folder, file.path), file)).map(({ path }) => path);
  const removed = filesIn(folder).filter((path) => !wanted.has(path));
  for (const path of removed) rmSync(join(folder, path));
  return { changed, removed, unchanged: files.length - changed.length };
}
