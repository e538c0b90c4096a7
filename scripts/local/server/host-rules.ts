import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The headers that a pattern adds, and those of earlier rules that it removes, written as `! Name`. */
interface HeaderRule {
  pattern: RegExp;
  removed: readonly string[];
  headers: readonly (readonly [name: string, value: string])[];
}
type HeaderRules = readonly HeaderRule[];

export interface Redirect {
  to: string;
  status: number;
}

const read = (folder: string, name: string) =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '';

/** `/assets/*` matches everything below, `/:page` one segment. */
function patternOf(path: string): RegExp {
  const source = path
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '[^]*')
    .replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

function ruleOf(block: string): HeaderRule {
  const [path = '', ...lines] = block
    .trimEnd()
    .split('\n')
    .map((line) => line.trim());
  const isRemoval = (line: string) => line.startsWith('! ');
  return {
    pattern: patternOf(path),
    removed: lines.filter(isRemoval).map((line) => line.slice(2)),
    headers: lines
      .filter((line) => !isRemoval(line))
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
      }),
  };
}

/** Reads `_headers` in the form of Netlify and Cloudflare Pages. */
export function readHeaders(folder: string): HeaderRules {
  const blocks = read(folder, '_headers').split(/\n(?=\/)/);
  return blocks.filter((block) => block.trim() !== '').map(ruleOf);
}

/** The headers of a path. All matching rules apply in order; values of one name are joined, as on the hosts. */
export function headersAt(rules: HeaderRules, path: string): Headers {
  const all = new Headers();
  for (const { pattern, removed, headers } of rules) {
    if (!pattern.test(path)) continue;
    for (const name of removed) all.delete(name);
    for (const [name, value] of headers) all.append(name, value);
  }
  return all;
}

/** Reads `_redirects` in the form of Netlify and Cloudflare Pages: from, to, status. */
export function readRedirects(folder: string): ReadonlyMap<string, Redirect> {
  const lines = read(folder, '_redirects')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return new Map(
    lines.map((line) => {
      const [from = '', to = '', status = '301'] = line.trim().split(/\s+/);
      return [from, { to, status: Number(status) }];
    }),
  );
}
