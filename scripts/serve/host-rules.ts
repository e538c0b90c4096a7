import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Headers by the pattern of the paths that they are for, as `_headers` has them. */
export type HeaderRules = readonly { pattern: RegExp; headers: readonly (readonly [string, string])[] }[];

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
    .replaceAll('*', '.*')
    .replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

/** Reads `_headers` in the form of Netlify and Cloudflare Pages. */
export function readHeaders(folder: string): HeaderRules {
  const blocks = read(folder, '_headers')
    .split(/\n(?=\/)/)
    .filter((block) => block.trim() !== '');
  return blocks.map((block) => {
    const [path = '', ...lines] = block.trimEnd().split('\n');
    const headers = lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
    });
    return { pattern: patternOf(path.trim()), headers };
  });
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
