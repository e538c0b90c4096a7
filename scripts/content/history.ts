import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** When files last changed: the time of the newest commit that changed them, by path from the project's folder. */
export type History = ReadonlyMap<string, string>;

/** The output of git; undefined if it fails, for instance without git or a repository. */
async function git(root: string, ...args: readonly string[]): Promise<string | undefined> {
  try {
    return (await execute('git', args, { cwd: root, maxBuffer: 1 << 28 })).stdout;
  } catch {
    return undefined;
  }
}

// Changes count from their merge (`--first-parent`): that is when they came to this branch, and so to the site.
const log = ['log', '--first-parent', '--name-only', '--relative', '--no-show-signature', '--format=commit %ct'];

/** Seconds as `2026-11-21T08:00:00Z`: in one time zone, so that alphabetical order is the order of time. */
export const utc = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000', '');

/**
 * The history of the files under `data/`, in one pass. It is empty in a shallow clone, whose oldest commit seems to
 * have changed every file. Uncommitted changes are not part of it.
 */
export async function historyOf(root: string): Promise<History> {
  const dates = new Map<string, string>();
  if ((await git(root, 'rev-parse', '--is-shallow-repository'))?.trim() !== 'false') return dates;
  let date = '';
  for (const line of ((await git(root, '-c', 'core.quotePath=false', ...log, '--', 'data')) ?? '').split('\n')) {
    if (line.startsWith('commit ')) date = utc(Number(line.slice('commit '.length)));
    else if (line !== '' && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

/** The time of the newest commit in the project's folder, in seconds. A shallow clone has it too. */
export async function lastCommitOf(root: string): Promise<number | undefined> {
  const output = await git(root, 'log', '-1', '--first-parent', '--no-show-signature', '--format=%ct', '--', '.');
  const seconds = output?.trim();
  return seconds ? Number(seconds) : undefined;
}
