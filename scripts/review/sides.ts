import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runGit } from '#content/git.ts';
import { buildProject, linkPackages } from '../build/project.ts';
import { checkOut, CannotCompare } from './base.ts';

/** One of the two states that are compared. */
interface Side {
  /** For messages, such as "main (1a2b3c4)". */
  name: string;
  folder: string;
}

/** Folders that no build reads. */
const unread = ['tests', 'docs', '.github'];
const excluded = unread.map((folder) => `:(exclude,top)${folder}`);

/** The maximum number of lines of a failed build that are shown. */
const shownLines = 40;

/** The files of the project as they are now, committed or not, as a tree of git. Does not change its index. */
function currentTree(root: string, folder: string): string {
  const index = { GIT_INDEX_FILE: join(folder, '.index') };
  runGit(root, ['add', '--all', '--', ':/', ...excluded], index);
  return runGit(root, ['write-tree'], index);
}

async function build({ name, folder }: Side): Promise<string> {
  try {
    // The pictures for social networks are not part of a page.
    await buildProject(folder, { script: 'site' });
    return join(folder, 'dist/client');
  } catch (error) {
    const lines = (error as Error).message.trimEnd().split('\n').slice(1);
    const cut = lines.length > shownLines ? `… ${lines.length - shownLines} lines before these\n` : '';
    throw new CannotCompare(`The site of ${name} could not be built:\n${cut}${lines.slice(-shownLines).join('\n')}`);
  }
}

/**
 * Builds the site of a commit and the site of the project as it is now, each in a temporary folder, at the same time.
 * Both use the installed packages.
 */
export async function buildSides(root: string, base: { commit: string; name: string }) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'review-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const sides = [
    { name: base.name, folder: join(folder, 'before') },
    { name: 'this work', folder: join(folder, 'after') },
  ] as const;
  try {
    for (const side of sides) mkdirSync(side.folder);
    const trees = [base.commit, currentTree(root, folder)] as const;
    for (const [index, side] of sides.entries()) {
      if (!checkOut(root, trees[index]!, side.folder, ':/', ...excluded))
        throw new CannotCompare(`git cannot write the files of ${side.name} to ${side.folder}.`);
      linkPackages(root, side.folder);
    }
    // If one build fails, waits for the other, because its folder cannot be removed while it writes.
    const built = await Promise.allSettled(sides.map(build));
    const [before, after] = built.map((result) => {
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    });
    return { before: before!, after: after!, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
