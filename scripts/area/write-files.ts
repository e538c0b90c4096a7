// Vite restarts at a change of any file that its configuration imports, and the desk's plugin imports this one, so it
// imports only types.
import { accessSync, constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TextFile } from './new-plan.ts';

const full = 'The disk is full. Make room, then try again.';
const refused =
  'It is open in another program, or nobody may change it. Close it there, and make sure that it is not read-only. Then try again.';
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: full,
  EDQUOT: full,
  EACCES: refused,
  EBUSY: refused,
  EPERM: refused,
  EROFS: refused,
};

/** The new text of a file in the folder, and a copy of the old one. */
function prepare(root: string, folder: string, { file, text }: TextFile, index: number) {
  const [path, next, old] = [join(root, file), join(folder, `${index}.new`), join(folder, `${index}.old`)];
  const isThere = existsSync(path);
  if (isThere) {
    accessSync(path, constants.W_OK);
    // A copy has the permissions of the file too.
    for (const copy of [old, next]) copyFileSync(path, copy);
  }
  if (text !== '') writeFileSync(next, text);
  return {
    apply() {
      if (text === '') return rmSync(path, { force: true });
      mkdirSync(dirname(path), { recursive: true });
      renameSync(next, path);
    },
    restore: () => (isThere ? renameSync(old, path) : rmSync(path, { force: true })),
  };
}

/** Thrown if files could not be written. Its message is for editors. */
export class NotWritten extends Error {
  override name = 'NotWritten';
}

function isDone(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes files, and removes those without a text: all, or none if one cannot be written. The new texts
 * are written elsewhere first, so that a full disk does not cut a file.
 */
export function writeFiles(root: string, files: readonly TextFile[]): void {
  const folder = join(root, `.local/writing-${process.pid}`);
  let now = files[0]?.file;
  const undo: (() => void)[] = [];
  try {
    mkdirSync(folder, { recursive: true });
    const steps = files.map((each, index) => {
      now = each.file;
      return prepare(root, folder, each, index);
    });
    for (const [index, { apply, restore }] of steps.entries()) {
      now = files[index]!.file;
      apply();
      undo.push(restore);
    }
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const isRestored = undo.map((restore) => isDone(restore)).every(Boolean);
    if (isRestored) rmSync(folder, { recursive: true, force: true });
    const end = isRestored ? 'No file was changed.' : `Some files were changed; their old texts are in ${folder}.`;
    throw new NotWritten(`${now} cannot be written. ${reasons[code] ?? `${message}.`} ${end}`, { cause: error });
  }
  rmSync(folder, { recursive: true, force: true });
}
