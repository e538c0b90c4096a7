// Writes several files together or none of them, and restores what an interrupted save left.
//
// Vite restarts at a change of any file that its configuration imports, and the desk's plugin imports this one, so it
// imports only types, and what the plugin imports too.
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { encodingOf } from '#content/pictures.ts';

/** A file to write; one with an empty text is removed. */
export interface TextFile {
  file: string;
  text: string;
}

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

/** Puts the new text of a file into the folder, and a copy of the old one. Returns what puts the new text in its place. */
function prepare(root: string, folder: string, { file, text }: TextFile, index: number) {
  const [path, next, old] = [join(root, file), join(folder, `${index}.new`), join(folder, `${index}.old`)];
  if (existsSync(path)) {
    accessSync(path, constants.W_OK);
    // A copy has the permissions of the file too.
    for (const copy of [old, next]) copyFileSync(path, copy);
  }
  if (text !== '') writeFileSync(next, text, encodingOf(file));
  return () => {
    if (text === '') return rmSync(path, { force: true });
    mkdirSync(dirname(path), { recursive: true });
    renameSync(next, path);
  };
}

const prefix = 'writing-';
const planName = 'plan.json';

const isRunning = (pid: number) => isDone(() => process.kill(pid, 0));
const textAt = (path: string, file = path) => (existsSync(path) ? readFileSync(path, encodingOf(file)) : '');

/** Restores the files that have their new texts. Returns them. A file that somebody has changed since stays. */
function restore(root: string, folder: string): string[] {
  const plan = textAt(join(folder, planName));
  const files = plan === '' ? [] : (JSON.parse(plan) as readonly TextFile[]);
  return files.flatMap(({ file, text }, index) => {
    const [path, old] = [join(root, file), join(folder, `${index}.old`)];
    if (textAt(path) !== text || textAt(old, file) === text) return [];
    if (existsSync(old)) renameSync(old, path);
    else rmSync(path);
    return [file];
  });
}

/** Restores the old texts of saves that ended in the middle, such as by a power failure, and says which. */
export function restoreInterrupted(root: string): void {
  const local = join(root, '.local');
  const names = existsSync(local) ? readdirSync(local).filter((name) => name.startsWith(prefix)) : [];
  const restored = names.flatMap((name) => {
    const folder = join(local, name);
    // A save takes a moment. Later, its process id may belong to another process.
    const isNew = Date.now() - statSync(folder).mtimeMs < 10_000;
    if (isNew && isRunning(Number(name.slice(prefix.length)))) return [];
    const own = restore(root, folder);
    rmSync(folder, { recursive: true });
    return own;
  });
  if (restored.length > 0)
    console.error(`A save was interrupted. These files are as before it: ${restored.join(', ')}. Save again.`);
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
  const folder = join(root, '.local', `${prefix}${process.pid}`);
  const plan = join(folder, planName);
  let now = files[0]?.file;
  try {
    mkdirSync(folder, { recursive: true });
    const steps = files.map((each, index) => {
      now = each.file;
      return prepare(root, folder, each, index);
    });
    writeFileSync(plan, JSON.stringify(files));
    for (const [index, apply] of steps.entries()) {
      now = files[index]!.file;
      apply();
    }
    // All files are written: nothing is to be restored from here.
    rmSync(plan);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const isRestored = isDone(() => restore(root, folder));
    if (isRestored) rmSync(folder, { recursive: true, force: true });
    const end = isRestored ? 'No file was changed.' : `Some files were changed; their old texts are in ${folder}.`;
    throw new NotWritten(`${now} cannot be written. ${reasons[code] ?? `${message}.`} ${end}`, { cause: error });
  }
  rmSync(folder, { recursive: true, force: true });
}
