import { gitError, runGit } from './git.ts';

/** When files last changed: the time of the newest commit that changed them, by path from the project's folder. */
export type History = ReadonlyMap<string, string>;

/** What git knows of the dates of the project. */
export interface Dates {
  /**
   * Of the files under `data/`. Empty in a shallow clone, whose oldest commit seems to have changed every file.
   * Uncommitted changes are not part of it.
   */
  history: History;
  /** What the site lacks, and why, if git does not know everything. */
  warning?: string;
}

// Changes count from their merge (`--first-parent`): that is when they came to this branch, and so to the site.
const log = ['log', '--first-parent', '--name-only', '--relative', '--no-show-signature', '--format=commit %ct'];

/** Seconds as `2026-11-21T08:00:00Z`: in one time zone, so that alphabetical order is the order of time. */
export const utc = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000', '');

/** The history of the files under `data/`, in one pass. */
function historyOf(root: string): History {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of runGit(root, ['-c', 'core.quotePath=false', ...log, '--', 'data']).split('\n')) {
    if (line.startsWith('commit ')) date = utc(Number(line.slice('commit '.length)));
    else if (line !== '' && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

const without = 'Warning: the sitemap has no dates of changes';

/** The dates of the project. Without git or a commit there are none, and a warning. */
export function datesOf(root: string): Dates {
  try {
    if (runGit(root, ['log', '-1', '--format=%ct', '--', '.']) === '')
      throw new Error('no commit has a file of this folder.');
    if (runGit(root, ['rev-parse', '--is-shallow-repository']) === 'false') return { history: historyOf(root) };
    return { history: new Map(), warning: `${without}, because this clone is shallow.\nFix: git fetch --unshallow` };
  } catch (error) {
    const warning = `${without}, because git does not know when files changed:\n${gitError(error)}`;
    return { history: new Map(), warning: `${warning}\nFix: build in a clone that git can read.` };
  }
}
