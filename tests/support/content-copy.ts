import { isUtf8 } from 'node:buffer';
import {
  existsSync,
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
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

const fixture = join(projectRoot, 'tests/fixtures/companies/first');

/** One change that an editor makes to the files under `data/`. */
export type Change =
  | { file: string; replace: readonly [from: string, to: string] }
  | { file: string; write: string }
  | { file: string; copyOf: string; replace?: readonly (readonly [from: string, to: string])[] }
  | { file: string; renameTo: string }
  | { file: string; lineEnds: 'windows' }
  | { file: string; append: string; times: number }
  | { file: string; linkTo: string }
  | { file: string; remove: true };

/** The files below `data/` of a folder, by their paths in it. */
function filesIn(root: string): ReadonlyMap<string, Buffer> {
  const items = readdirSync(join(root, 'data'), { recursive: true, withFileTypes: true });
  const paths = items.filter((item) => item.isFile()).map((item) => join(item.parentPath, item.name));
  return new Map(paths.map((path) => [relative(root, path), readFileSync(path)]));
}

/** Every file of the tests' content, of which hundreds of tests make copies. */
const originals = filesIn(fixture);

function writeFiles(copy: string, files: ReadonlyMap<string, Buffer>): void {
  for (const folder of new Set([...files.keys()].map(dirname))) mkdirSync(join(copy, folder), { recursive: true });
  for (const [file, bytes] of files) writeFileSync(join(copy, file), bytes);
}

/** The files of each copy as they were made. */
const copies = new Map<string, ReadonlyMap<string, Buffer>>();

/**
 * Copies the content of the tests into a new temporary folder: enough for the codegen to run. The given changes are part
 * of the copy.
 */
export function copyContent(changes: readonly Change[] = []): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'content-'));
  writeFiles(copy, originals);
  applyChanges(copy, changes);
  copies.set(copy, changes.length === 0 ? originals : filesIn(copy));
  return copy;
}

/** Whether the content of a copy is as it was made. */
export const isRestored = (copy: string) =>
  existsSync(join(copy, 'data/site.yaml')) && isDeepStrictEqual(filesIn(copy), copies.get(copy));

/** Makes the content of a copy as it was made. */
export function restoreContent(copy: string): void {
  rmSync(join(copy, 'data'), { recursive: true });
  writeFiles(copy, copies.get(copy)!);
}

function replaced(text: string, [from, to]: readonly [string, string], file: string): string {
  // In a file with Windows line ends, the text of the change gets them as well.
  const [old, now] = text.includes('\r\n') ? [from, to].map((part) => part.replaceAll('\n', '\r\n')) : [from, to];
  if (!text.includes(old!)) throw new Error(`"${from}" is not in ${file}.`);
  return text.replace(old!, () => now!);
}

function apply(root: string, change: Change): void {
  const path = join(root, change.file);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  mkdirSync(dirname(path), { recursive: true });
  const write = (text: string) => writeFileSync(path, text);
  if ('write' in change) write(change.write);
  else if ('remove' in change) rmSync(path, { recursive: true });
  else if ('renameTo' in change) renameSync(path, join(root, change.renameTo));
  else if ('lineEnds' in change) write(read(change.file).replaceAll(/\r?\n/g, '\r\n'));
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
