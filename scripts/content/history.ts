import { spawnSync } from 'node:child_process';

/** When files last changed: the time of the newest commit that changed them, by path from the project's folder. */
export type History = ReadonlyMap<string, string>;

/** The output of git; undefined if it fails, for instance without git or a repository. */
function git(root: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? stdout : undefined;
}

// Changes count from their merge (`--first-parent`): that is when they came to this branch, and so to the site.
const log = ['log', '--first-parent', '--name-only', '--relative', '--no-show-signature', '--format=commit %ct'];

/** Seconds as `2026-11-21T08:00:00Z`: in one time zone, so that alphabetical order is the order of time. */
export const utc = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000', '');

/**
 * The history of the files under `data/`, in one pass. It is empty in a shallow clone, whose oldest commit seems to
 * have changed every file. Uncommitted changes are not part of it.
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

/** The time of the newest commit in the project's folder, in seconds. A shallow clone has it too. */
export function lastCommitOf(root: string): number | undefined {
  const seconds = git(root, 'log', '-1', '--first-parent', '--no-show-signature', '--format=%ct', '--', '.')?.trim();
  return seconds ? Number(seconds) : undefined;
}

/** When a file was added and last changed, as numbers: a higher number is later. */
export interface Age {
  added: number;
  changed: number;
}

/**
 * The ages of the files under `data/`. Uncommitted files are the newest. Without git the map is empty; in a shallow
 * clone all older files have the same age.
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
