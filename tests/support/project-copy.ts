import { cpSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { linkPackages } from '../../scripts/codegen/project.ts';
import { projectRoot } from './content-copy.ts';

/** The files that a build reads, besides the content. */
export const parts = [
  'public',
  'schema',
  'scripts',
  'src',
  'supabase',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
] as const;

/** What else the tests of the program read. */
export const otherParts = [
  '.ci',
  '.github',
  '.gitattributes',
  '.gitignore',
  '.npmrc',
  '.oxlintrc.json',
  '.prettierignore',
  '.vscode',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'docs',
  'package-lock.json',
  'tests',
] as const;

/** Names that are not copied: the output of commands, and a person's own settings. */
const left = new Set(['generated', '.env', '.temp', 'company.json']);

export interface CopyOptions {
  /** The folder that becomes `data/`, from the project's root. */
  data: string;
  /** What the copy gets besides what a build reads. */
  also?: readonly string[];
}

/** Copies the project into an existing folder, with another company's content; it shares the packages. */
export function copyProjectTo(folder: string, { data, also = [] }: CopyOptions): void {
  for (const part of [...parts, ...also]) {
    const filter = (path: string) => !left.has(basename(path));
    cpSync(join(projectRoot, part), join(folder, part), { recursive: true, filter });
  }
  cpSync(join(projectRoot, data), join(folder, 'data'), { recursive: true });
  linkPackages(projectRoot, folder);
}

/** Copies the project into a new temporary folder. */
export function copyProject(options: CopyOptions): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'project-copy-'));
  copyProjectTo(copy, options);
  return copy;
}
