import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { Entry } from './content.ts';
import { folders, singleFiles, type Kind } from './kinds.ts';
import { yamlPart } from './place.ts';
import { startOf, type Problem } from './problem.ts';
import { syntaxProblem } from './yaml-syntax.ts';

interface FoundFile {
  kind: Kind;
  file: string;
  slug: string;
}

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function slugOf(name: string): string {
  return name
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

function fileNameProblem(folder: string, name: string, source: string): Problem {
  const slug = slugOf(name);
  return {
    place: { ...startOf(`${folder}/${name}`, source), text: '' },
    rule: 'file-name',
    message:
      'The file name is the name of the entry, so it may hold only lower-case letters, digits and hyphens, and must end in .yaml.',
    fix: `rename it to ${slug || folders[folder]!.example.replace('.yaml', '')}.yaml.`,
  };
}

function findInFolder(root: string, folder: string, problems: Problem[]): FoundFile[] {
  const path = join(root, folder);
  const names = existsSync(path) ? readdirSync(path).toSorted() : [];
  return names.flatMap((name) => {
    const slug = name.replace(/\.yaml$/, '');
    if (name.endsWith('.yaml') && slugPattern.test(slug)) {
      return [{ kind: folders[folder]!.kind, file: `${folder}/${name}`, slug }];
    }
    problems.push(fileNameProblem(folder, name, ''));
    return [];
  });
}

function findSingles(root: string, problems: Problem[]): FoundFile[] {
  return Object.entries(singleFiles).flatMap(([file, kind]) => {
    if (existsSync(join(root, file))) return [{ kind, file, slug: file.replace(/^.*\/|\.[^.]*$/g, '') }];
    problems.push({
      place: startOf(file),
      rule: 'missing-file',
      message: 'This file is missing; the site cannot be built without it.',
      fix: `bring it back with: git checkout -- ${file}`,
    });
    return [];
  });
}

function findStrays(root: string, known: ReadonlySet<string>, problems: Problem[]): void {
  for (const folder of ['data', 'data/pages']) {
    for (const item of readdirSync(join(root, folder), { withFileTypes: true })) {
      const file = `${folder}/${item.name}`;
      if (known.has(file) || (item.isDirectory() && (file in folders || file === 'data/pages'))) continue;
      problems.push({
        place: startOf(file),
        rule: 'unknown-file',
        message: 'Nothing on the site is made from this file.',
        fix: `remove it, or move it into one of ${Object.keys(folders).join(', ')}.`,
      });
    }
  }
}

function parse(root: string, found: FoundFile, problems: Problem[]): Entry[] {
  const source = readFileSync(join(root, found.file), 'utf8');
  const { yaml, offset, body } = yamlPart(found.file, source);
  const document = parseDocument(yaml, { lineCounter: new LineCounter(), prettyErrors: false });
  if (document.errors.length === 0) return [{ ...found, source, data: document.toJS() as unknown, body }];
  // One slip makes the parser stumble several times; the first stumble is where the editor has to look.
  problems.push(syntaxProblem(found.file, source, offset, document.errors[0]!));
  return [];
}

/** Reads every file under `data/`. Files that cannot be read as YAML are reported and left out of `entries`. */
export function load(root: string): { found: FoundFile[]; entries: Entry[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const found = [
    ...findSingles(root, problems),
    ...Object.keys(folders).flatMap((folder) => findInFolder(root, folder, problems)),
  ];
  findStrays(root, new Set(found.map(({ file }) => file)), problems);
  const entries = found.flatMap((file) => parse(root, file, problems));
  return { found, entries, problems };
}
