import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git, gitError, runGit } from '#content/history/git.ts';
import { singleFiles } from '#content/kinds.ts';
import type { Content } from '#content/content.ts';
import { formatProblem, type Problem } from '#content/problem.ts';
import { check } from '#checks/check-content.ts';

/** There is nothing to compare with; the message has the reason and, if there is one, the fix. */
export class CannotCompare extends Error {}

/** Throws git's reason if it cannot read the repository. */
function requireRepository(root: string): void {
  try {
    runGit(root, ['rev-parse', '--git-dir']);
  } catch (error) {
    throw new CannotCompare(`git knows no earlier state of this folder to compare with:
${gitError(error)}
Fix: run this in a clone that git can read. If git is missing, install it (git-scm.com).`);
  }
}

/** The commit at which this work branched off, and its name for readers. */
export function baseOf(root: string, name: string): { commit: string; name: string } {
  requireRepository(root);
  const commit = git(root, ['merge-base', name, 'HEAD']);
  if (commit) return { commit, name: `${name} (${commit.slice(0, 7)})` };
  throw new CannotCompare(`git finds no common commit of ${name} and this work.
Fix: check the name. If the clone is shallow, run: git fetch --unshallow origin`);
}

const isWhole = (content: Content) =>
  content.entries().length === content.fileNames().length &&
  Object.values(singleFiles).every((kind) => content.all(kind).length === 1);

function unreadable(name: string, [first, ...others]: readonly Problem[]): CannotCompare {
  const more = others.length === 0 ? '' : `… and ${others.length} more.\n`;
  return new CannotCompare(`The content of ${name} cannot be read by the code of this checkout; the schema has probably changed.
${first === undefined ? '' : `\n${formatProblem(first)}${more}\n`}Fix: nothing, if this work changes the schema: compare the files under data/ yourself. Otherwise rebase on ${name}.`);
}

/** Writes files of a commit to a folder; false if git cannot. Does not change the index of the repository. */
export function checkOut(root: string, commit: string, folder: string, ...paths: readonly string[]): boolean {
  const index = { GIT_INDEX_FILE: join(folder, '.index') };
  const printed = git(root, [`--work-tree=${folder}`, 'checkout', commit, '--', ...paths], index);
  rmSync(join(folder, '.index'), { force: true });
  return printed !== undefined;
}

/** The content of a commit, read by the code and the schemas of this checkout. */
export function contentAt(root: string, { commit, name }: { commit: string; name: string }): Content {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'content-'));
  try {
    if (!checkOut(root, commit, folder, 'data'))
      throw new CannotCompare(`There is no folder data in ${name}.\nFix: compare with a later commit.`);
    const { content, problems } = check(folder);
    if (!isWhole(content)) throw unreadable(name, problems);
    return content;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
