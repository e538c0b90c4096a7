import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Emitted } from './file.ts';

/** The changes of a run, as paths inside the folder. */
export interface Written {
  changed: string[];
  unchanged: number;
  removed: string[];
}

/** Each run stages its files in its own folder beside the generated files, so that concurrent runs do not conflict. */
const stagingPrefix = '.staging-';
/** A run takes seconds. A staging folder that is older was left by a run that was killed. */
const abandonedAfterMs = 3_600_000;

function isSame(path: string, content: string | Uint8Array): boolean {
  if (!existsSync(path)) return false;
  return typeof content === 'string' ? readFileSync(path, 'utf8') === content : readFileSync(path).equals(content);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => relative(folder, join(item.parentPath, item.name)));
}

function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(stagingPrefix)) continue;
    const since = statSync(join(parent, name), { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - since > abandonedAfterMs) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/** After this many files the run pauses, so that the development server can answer requests. */
const filesBetweenPauses = 20;

/**
 * Writes the files that differ from those in `folder` into `staging`, and returns their paths. The name of each staged
 * file is the index of its path.
 */
async function stage(staging: string, folder: string, files: readonly Emitted[]): Promise<string[]> {
  const changed: string[] = [];
  for (const [index, file] of files.entries()) {
    if (index % filesBetweenPauses === 0) await letOthersRun();
    const content = 'text' in file ? file.text : file.bytes;
    if (!isSame(join(folder, file.path), content)) {
      writeFileSync(join(staging, String(changed.length)), content);
      changed.push(file.path);
    }
  }
  return changed;
}

/** Moves the staged files into their places. */
function settle(staging: string, folder: string, changed: readonly string[]): void {
  for (const [index, path] of changed.entries()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    renameSync(join(staging, String(index)), join(folder, path));
  }
}

/**
 * Makes the folder contain these files, and no others unless they are to be kept. All texts are made before the first
 * file is replaced, files are replaced as a whole, and files that are up to date are not touched.
 */
export async function write(
  folder: string,
  files: readonly Emitted[],
  others: 'remove' | 'keep' = 'remove',
): Promise<Written> {
  mkdirSync(folder, { recursive: true });
  removeAbandoned(dirname(folder));
  const staging = mkdtempSync(join(dirname(folder), stagingPrefix));
  try {
    const changed = await stage(staging, folder, files);
    settle(staging, folder, changed);
    const wanted = new Set(files.map(({ path }) => join(path)));
    const removed = others === 'keep' ? [] : filesIn(folder).filter((path) => !wanted.has(path));
    // Another run may remove the same files at the same time.
    for (const path of removed) rmSync(join(folder, path), { force: true });
    return { changed, unchanged: files.length - changed.length, removed };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
