import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of a built site; empty if there is none, as during a build. */
export const readText = (folder: string, name: string) =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '';

/** A path in `_headers`: `/assets/*` matches everything below, `/:page` one segment. */
const matches = (pattern: string, path: string) =>
  pattern.endsWith('*')
    ? path.startsWith(pattern.slice(0, -1))
    : path === pattern || (pattern === '/:page' && /^\/[^/]+$/.test(path));

/**
 * The headers that `_headers` of a built site gives a path, as the hosts read it: all matching rules apply in order, values
 * of one name are joined, and `! Name` removes those of earlier rules.
 */
export function headersAt(folder: string, path: string): Headers {
  const all = new Headers();
  for (const rule of readText(folder, '_headers').split(/\n(?=\/)/)) {
    const [pattern = '', ...lines] = rule.trim().split(/\n\s*/);
    for (const line of matches(pattern, path) ? lines : []) {
      const [name = '', value] = line.split(/:(.*)/);
      if (value === undefined) all.delete(name.replace('! ', ''));
      else all.append(name, value.trim());
    }
  }
  return all;
}

/** Where `_redirects` of a built site leads from a path. */
export function redirectAt(folder: string, path: string): string | undefined {
  const lines = readText(folder, '_redirects').split('\n');
  return lines.map((line) => line.split(' ')).find(([from]) => from === path)?.[1];
}
