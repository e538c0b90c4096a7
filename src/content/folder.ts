import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startOf, type Problem } from './problem.ts';

interface Item {
  name: string;
  kind: 'file' | 'folder' | 'other';
}

/** Whether a file is of Windows, macOS, Linux, an empty folder in git or a drive that synchronises folders. */
const isOfSystem = (name: string) =>
  /^(\.(_|ds_store$|gitkeep$|directory$|localized$|fseventsd$|trash|spotlight-|nfs|sync|dropbox|~lock\.)|(desktop\.ini|(eh)?thumbs\.db|icon\r)$)/i.test(
    name,
  );

export const isFolder = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The contents of a folder by their names, without the files of the system. */
export function itemsIn(root: string, folder: string): Item[] {
  const path = join(root, folder);
  if (!isFolder(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !isOfSystem(name))
    .map((item): Item => ({ name: item.name, kind: item.isFile() ? 'file' : item.isDirectory() ? 'folder' : 'other' }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

export const linkProblem = (file: string): Problem => ({
  place: startOf(file),
  rule: 'not-a-file',
  message:
    'This is a shortcut (a symbolic link) or a device, not the file itself. On another computer its content would differ or be missing.',
  fix: 'replace it by a copy of the file itself, or remove it.',
});

/** The name without what a browser or a system adds to a copy: bedok.yaml for "bedok (1).yaml" and "Copy of bedok.yaml". */
export const originalOf = (name: string) =>
  name.replace(/^copy of /i, '').replace(/(?: ?\(\d+\)| -? ?copy(?: ?\(?\d+\)?)?)+(?=\.[^.]*$)/i, '');

/** A sentence about a file that has the name of a copy, or an empty text. */
export const copySentence = (name: string) =>
  originalOf(name) === name ? '' : ` It is probably a copy of ${originalOf(name)}, such as a second download.`;
