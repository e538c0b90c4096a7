import { git } from './git.ts';

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
  const read = (...args: readonly string[]) => (git(root, ['-c', 'core.quotePath=false', ...args]) ?? '').split('\n');
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
