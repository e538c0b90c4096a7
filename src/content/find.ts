import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { copySentence, isFolder, itemsIn, linkProblem, originalOf } from './folder.ts';
import { picturesFolder } from './pictures.ts';
import { folders, singleFiles, type Kind } from './kinds.ts';
import { startOf, type Problem } from './problem.ts';
import { tablesFolder } from './tables/definitions.ts';
import { fromMain } from './text/wording.ts';

export interface FoundFile {
  kind: Kind;
  file: string;
  slug: string;
}

/**
 * A file or a folder under `data/`. A misnamed file is listed by the name that it should have, so that references to it
 * cause no further problems.
 */
interface Finding {
  readable?: FoundFile;
  misnamed?: FoundFile;
  problem?: Problem;
}

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The slug for a name or a file name: lower-case letters, digits and hyphens, without the ending. */
export function slugOf(name: string): string {
  return name
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

function folderProblem(file: string, parent: string): Problem {
  return {
    place: startOf(file),
    rule: 'unknown-folder',
    message: `Folders inside ${parent} are not read; nothing on the site is made from this one.`,
    fix: `move its files into ${parent} itself, or remove it.`,
  };
}

function misnamedProblem(folder: string, name: string, wanted: string, taken: boolean): Problem {
  const hasOwnPage = folders[folder]?.kind === 'neighbourhood' || folders[folder]?.kind === 'service';
  const reason = hasOwnPage ? 'The file name becomes the page address, so it' : 'The file name';
  const page = hasOwnPage ? ` The page will be /${wanted}.` : '';
  return {
    place: startOf(`${folder}/${name}`),
    rule: 'file-name',
    message: `${reason} may contain only lower-case letters, digits and hyphens, and must end in .yaml.${copySentence(name)}`,
    fix: taken
      ? `${wanted}.yaml exists already; remove this file, or give it another name.${originalOf(name) === name ? '' : ` If this one is newer, remove the other file first, and give its name to this one.`}`
      : wanted === ''
        ? `rename it, for example to ${folders[folder]!.example}, or remove it.`
        : `rename it to ${wanted}.yaml.${page}`,
  };
}

function inFolder(root: string, folder: string): Finding[] {
  const { kind } = folders[folder]!;
  return itemsIn(root, folder).map(({ name, kind: type }, _, items) => {
    const file = `${folder}/${name}`;
    const slug = name.replace(/\.yaml$/, '');
    if (type === 'other') return { problem: linkProblem(file), misnamed: { kind, file, slug } };
    if (type === 'folder') return { problem: folderProblem(file, folder) };
    if (name.endsWith('.yaml') && slugPattern.test(slug)) return { readable: { kind, file, slug } };
    const wanted = slugOf(originalOf(name));
    const taken = items.some((other) => other.name === `${wanted}.yaml`);
    const problem = misnamedProblem(folder, name, wanted, taken);
    return taken ? { problem } : { problem, misnamed: { kind, file, slug: wanted } };
  });
}

/** The single file that a stray file was probably meant to be: site.yaml for site.yml. */
function meantSingle(root: string, file: string): string | undefined {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  return Object.keys(singleFiles).find(
    (single) =>
      single.startsWith(folder) && slugOf(single) === slugOf(originalOf(file)) && !existsSync(join(root, single)),
  );
}

function stray(file: string, meant: string | undefined): Problem {
  if (meant !== undefined) {
    const message = `This file must be called ${meant.split('/').at(-1)}; under another name it is not read.`;
    return { place: startOf(file), rule: 'file-name', message, fix: `rename it to ${meant}.` };
  }
  return {
    place: startOf(file),
    rule: 'unknown-file',
    message: `Nothing on the site is made from this file.${copySentence(basename(file))}`,
    fix: `remove it, or move it into one of ${Object.keys(folders).join(', ')}.`,
  };
}

const missingProblem = (file: string, noun: string): Problem => ({
  place: startOf(file),
  rule: `missing-${noun}`,
  message: `This ${noun} is missing; the site cannot be built without it.`,
  fix: `restore it. ${fromMain(file)}`,
});

/** Folders inside `data/` that exist on purpose but are not in `folders`. */
const others: readonly string[] = ['data/pages', tablesFolder, picturesFolder];

/** Finds the files in a folder that are the only file of their kind. */
function singles(root: string, folder: string): Finding[] {
  if (!isFolder(join(root, folder))) {
    const isInner = folder !== 'data' && !isFolder(join(root, 'data'));
    return isInner ? [] : [{ problem: missingProblem(folder, 'folder') }];
  }
  const findings = itemsIn(root, folder).flatMap(({ name, kind: type }): Finding | [] => {
    const file = `${folder}/${name}`;
    const slug = name.replace(/\.[^.]*$/, '');
    if (type === 'folder')
      return file in folders || others.includes(file) ? [] : { problem: folderProblem(file, folder) };
    const kind = singleFiles[file];
    if (kind !== undefined) {
      const single = { kind, file, slug };
      return type === 'file' ? { readable: single } : { problem: linkProblem(file), misnamed: single };
    }
    if (type === 'other') return { problem: linkProblem(file) };
    const meant = meantSingle(root, file);
    const problem = stray(file, meant);
    return meant === undefined ? { problem } : { problem, misnamed: { kind: singleFiles[meant]!, file, slug } };
  });
  const kinds = findings.flatMap(({ readable, misnamed }) => (readable ?? misnamed)?.kind ?? []);
  const absent = Object.keys(singleFiles).filter(
    (file) => dirname(file) === folder && !kinds.includes(singleFiles[file]!),
  );
  return [...findings, ...absent.map((file) => ({ problem: missingProblem(file, 'file') }))];
}

/** Finds every file under `data/` and its kind, without reading any. */
export function findFiles(root: string): { readable: FoundFile[]; misnamed: FoundFile[]; problems: Problem[] } {
  const all = [
    ...['data', 'data/pages'].flatMap((folder) => singles(root, folder)),
    ...Object.keys(folders).flatMap((folder) => inFolder(root, folder)),
  ];
  return {
    readable: all.flatMap(({ readable }) => readable ?? []),
    misnamed: all.flatMap(({ misnamed }) => misnamed ?? []),
    problems: all.flatMap(({ problem }) => problem ?? []),
  };
}
