import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Emitted } from './file.ts';

/** What stands ready beside the files that it will replace, as paths inside the folder. */
export interface Staged {
  changed: string[];
  unchanged: number;
}

/** What a run changed, as paths inside the folder. */
export interface Written extends Staged {
  removed: string[];
}

const staging = '.tmp';

function isSame(path: string, content: string | Uint8Array): boolean {
  return typeof content === 'string' ? readFileSync(path, 'utf8') === content : readFileSync(path).equals(content);
}

function stageIfDifferent(path: string, file: Emitted): boolean {
  const content = 'text' in file ? file.text : file.bytes;
  if (!existsSync(path)) mkdirSync(dirname(path), { recursive: true });
  else if (isSame(path, content)) return false;
  writeFileSync(path + staging, content);
  return true;
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => relative(folder, join(item.parentPath, item.name)));
}

/** Writes the files that differ beside those that they will replace. Files that are right already are not touched. */
export function stage(folder: string, files: Iterable<Emitted>): Staged {
  const changed: string[] = [];
  let unchanged = 0;
  for (const file of files) {
    if (stageIfDifferent(join(folder, file.path), file)) changed.push(file.path);
    else unchanged += 1;
  }
  return { changed, unchanged };
}

/** Takes back what was staged. */
export function discard(folder: string): void {
  for (const path of filesIn(folder)) if (path.endsWith(staging)) rmSync(join(folder, path));
}

/** Puts the staged files into their places and removes all that is not wanted. A reader sees whole files only. */
export function settle(folder: string, wanted: readonly Pick<Emitted, 'path'>[], staged: Staged): Written {
  for (const path of staged.changed) renameSync(join(folder, path) + staging, join(folder, path));
  const names = new Set(wanted.map(({ path }) => join(path)));
  const removed = filesIn(folder).filter((path) => !names.has(path));
  for (const path of removed) rmSync(join(folder, path));
  return { ...staged, removed };
}
