import { copyFileSync, existsSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { git } from '#content/git.ts';
import { buildProject, linkPackages } from '../build/project.ts';
import { checkOut, NoBase } from './base.ts';

/** One of the two states that are compared. */
interface Side {
  /** For messages, such as "main (1a2b3c4)". */
  name: string;
  folder: string;
}

/** A side could not be built; the message has the side and what the build printed. */
export class SideFailed extends Error {}

/** Folders that no build reads. */
const unread = ['tests', 'docs', '.github'];
const excluded = unread.map((folder) => `:(exclude,top)${folder}`);

/** The maximum number of lines of a failed build that are shown. */
const shownLines = 40;

/** The files of the project as they are now, committed or not, in a folder. */
function copyFiles(root: string, folder: string): void {
  const list =
    git(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ':/', ...excluded]) ?? '';
  for (const file of new Set(list.split('\0'))) {
    // A file that was removed and not yet committed is still listed.
    if (file === '' || !existsSync(join(root, file)) || lstatSync(join(root, file)).isDirectory()) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
}

async function build({ name, folder }: Side): Promise<string> {
  try {
    // The pictures for social networks are not part of a page.
    await buildProject(folder, { script: 'site' });
    return join(folder, 'dist/client');
  } catch (error) {
    const lines = (error as Error).message.trimEnd().split('\n').slice(1);
    const cut = lines.length > shownLines ? `… ${lines.length - shownLines} lines before these\n` : '';
    throw new SideFailed(`The site of ${name} could not be built:\n${cut}${lines.slice(-shownLines).join('\n')}`);
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
    if (!checkOut(root, base.commit, sides[0].folder, ':/', ...excluded))
      throw new NoBase(`git cannot write the files of ${base.commit} to ${sides[0].folder}.`);
    copyFiles(root, sides[1].folder);
    for (const side of sides) linkPackages(root, side.folder);
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
