import { spawnSync } from 'node:child_process';

/** When files last changed: by their path from the project's folder, the time of the newest commit that touched them. */
export type History = ReadonlyMap<string, string>;

/** What git says, or nothing where there is no git, no repository, or no such thing in it. */
function git(root: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? stdout : undefined;
}

// What a merge brought counts from the merge (`--first-parent`): that is when it came to this line, and so to the site.
const log = ['log', '--first-parent', '--name-only', '--relative', '--no-show-signature', '--format=commit %ct'];

/** Seconds as `2026-11-21T08:00:00Z`: in one time zone, later times stand later in the alphabet too. */
export const utc = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000', '');

/**
 * The history of the files under `data/`, in one pass. It is empty where the past is not known to its beginning: the
 * oldest commit of a shallow clone seems to have touched every file. What is not committed has no part in it.
 */
export function historyOf(root: string): History {
  const dates = new Map<string, string>();
  if (git(root, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return dates;
  let date = '';
  for (const line of (git(root, '-c', 'core.quotePath=false', ...log, '--', 'data') ?? '').split('\n')) {
    if (line.startsWith('commit ')) date = utc(Number(line.slice('commit '.length)));
    else if (line !== '' && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

/** When the newest commit that touched the project's folder was made, in seconds; a shallow clone knows it as well. */
export function lastCommitOf(root: string): number | undefined {
  const seconds = git(root, 'log', '-1', '--first-parent', '--no-show-signature', '--format=%ct', '--', '.')?.trim();
  return seconds ? Number(seconds) : undefined;
}

/** When a file came and when it last changed, as numbers that are higher the later it was. */
export interface Age {
  added: number;
  changed: number;
}

/**
 * The ages of the files under `data/`. What is not committed is the newest. Nothing is known where there is no git; in a
 * shallow clone all that is older is of one age.
 */
export function agesOf(root: string): ReadonlyMap<string, Age> {
  const ages = new Map<string, Age>();
  const read = (...args: readonly string[]) => (git(root, '-c', 'core.quotePath=false', ...args) ?? '').split('\n');
  let age = 0;
  for (const line of read('log', '--name-status', '--no-renames', '--relative', '--format=commit %h', '--', 'data')) {
    const [status = '', file] = line.split('\t');
    if (line.startsWith('commit ')) age -= 1;
    else if (file !== undefined) {
      const known = ages.get(file) ?? { added: -Infinity, changed: age };
      const isFirst = status === 'A' && known.added === -Infinity;
      ages.set(file, isFirst ? { ...known, added: age } : known);
    }
  }
  for (const file of read('diff', '--name-only', '--no-renames', '--relative', 'HEAD', '--', 'data')) {
    const known = ages.get(file);
    if (known !== undefined) ages.set(file, { ...known, changed: 0 });
  }
  for (const file of read('ls-files', '--others', '--cached', '--', 'data')) {
    if (file !== '' && !ages.has(file)) ages.set(file, { added: 0, changed: 0 });
  }
  return ages;
}
