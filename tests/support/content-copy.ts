import { isUtf8 } from 'node:buffer';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

const fixture = join(projectRoot, 'tests/fixtures/companies/first');

/** One change that an editor makes to the files under `data/`. */
export type Change =
  | { file: string; replace: readonly [from: string, to: string] }
  | { file: string; write: string }
  | { file: string; copyOf: string; replace?: readonly (readonly [from: string, to: string])[] }
  | { file: string; renameTo: string }
  | { file: string; lineEnds: 'windows' | 'mac' | 'unix' }
  | { file: string; encoding: 'utf16le' | 'utf8' }
  | { file: string; append: string; times: number }
  | { file: string; linkTo: string }
  | { file: string; remove: true }
  | { file: string; asBefore: true };

function filesBelow(root: string, folder: string): Map<string, Buffer> {
  const items = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const paths = items.filter((item) => item.isFile()).map((item) => join(item.parentPath, item.name));
  return new Map(paths.map((path) => [relative(root, path), readFileSync(path)]));
}

let originals: ReadonlyMap<string, Buffer> | undefined;

/** Every file of the tests' content. Read only once, because hundreds of tests make a copy. */
function originalFiles(): ReadonlyMap<string, Buffer> {
  originals ??= filesBelow(fixture, 'data');
  return originals;
}

function writeFiles(copy: string, files: Iterable<readonly [file: string, bytes: Buffer]>): void {
  const folders = new Set<string>();
  for (const [file, bytes] of files) {
    const folder = join(copy, dirname(file));
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(join(copy, file), bytes);
  }
}

/** The files of each copy as they were made, and the paths that tests have changed since. */
const copies = new Map<string, { files: ReadonlyMap<string, Buffer>; changed: Set<string> }>();

/**
 * Copies the content of the tests into a new temporary folder: enough for the codegen to run. The given changes are part
 * of the copy.
 */
export function copyContent(changes: readonly Change[] = []): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'content-'));
  writeFiles(copy, originalFiles());
  applyChanges(copy, changes);
  const files = changes.length === 0 ? originalFiles() : new Map([...originalFiles(), ...filesBelow(copy, 'data')]);
  copies.set(copy, { files, changed: new Set() });
  return copy;
}

/** Records that a test changes a file or a folder of a copy, so that `restoreContent` undoes it. */
export function markChanged(copy: string, path: string): void {
  copies.get(copy)?.changed.add(path);
}

/** Whether all changed files of a copy have their first text again. */
export function isRestored(copy: string): boolean {
  const { files, changed } = copies.get(copy)!;
  return [...changed].every((path) => {
    const found = lstatSync(join(copy, path), { throwIfNoEntry: false });
    return found === undefined
      ? ![...files.keys()].some((file) => file === path || file.startsWith(path + sep))
      : found.isFile() && files.get(path)?.equals(readFileSync(join(copy, path))) === true;
  });
}

/** Undoes the changes of `applyChanges` and those that `markChanged` has recorded. */
export function restoreContent(copy: string): void {
  const { files, changed } = copies.get(copy)!;
  for (const path of changed) rmSync(join(copy, path), { recursive: true, force: true });
  const isLost = (file: string) => [...changed].some((path) => file === path || file.startsWith(path + sep));
  writeFiles(
    copy,
    [...files].filter(([file]) => isLost(file)),
  );
  changed.clear();
}

function replaced(text: string, [from, to]: readonly [string, string], file: string): string {
  // In a file with Windows line ends, the text of the change gets them as well.
  const [old, now] = text.includes('\r\n') ? [from, to].map((part) => part.replaceAll('\n', '\r\n')) : [from, to];
  if (!text.includes(old!)) throw new Error(`"${from}" is not in ${file}.`);
  return text.replace(old!, () => now!);
}

const lineEnds = { windows: '\r\n', mac: '\r', unix: '\n' } as const;

const decoded = (bytes: Buffer) => bytes.toString(bytes.includes(0) ? 'utf16le' : 'utf8');

function apply(root: string, change: Change): void {
  const path = join(root, change.file);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const made = mkdirSync(dirname(path), { recursive: true });
  const write = (text: string) => writeFileSync(path, text);
  markChanged(root, made === undefined ? change.file : relative(root, made));
  if ('renameTo' in change) markChanged(root, change.renameTo);
  if ('write' in change) write(change.write);
  else if ('asBefore' in change) cpSync(join(fixture, change.file), path, { recursive: true });
  else if ('remove' in change) rmSync(path, { recursive: true });
  else if ('renameTo' in change) renameSync(path, join(root, change.renameTo));
  else if ('lineEnds' in change) write(read(change.file).replaceAll(/\r\n?|\n/g, lineEnds[change.lineEnds]));
  else if ('encoding' in change) writeFileSync(path, decoded(readFileSync(path)), change.encoding);
  else if ('append' in change) write(read(change.file) + change.append.repeat(change.times));
  else if ('linkTo' in change) symlinkSync(change.linkTo, path);
  else if ('copyOf' in change) {
    write((change.replace ?? []).reduce((text, pair) => replaced(text, pair, change.copyOf), read(change.copyOf)));
  } else write(replaced(read(change.file), change.replace, change.file));
}

/** Applies the changes of an editor, in order. */
export function applyChanges(root: string, changes: readonly Change[]): void {
  for (const change of changes) apply(root, change);
}

const contentOf = (bytes: Buffer) => bytes.toString(isUtf8(bytes) ? 'utf8' : 'base64');

/** Every file of a folder with its text and the time it was last written. */
export function snapshot(folder: string): Map<string, { text: string; modified: number }> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
  return new Map(
    files
      .map((item) => join(item.parentPath, item.name))
      .toSorted()
      .map((path) => [
        relative(folder, path),
        { text: contentOf(readFileSync(path)), modified: statSync(path).mtimeMs },
      ]),
  );
}
