import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The headers that a pattern adds as `Name: value`, and those of earlier rules that it removes as `! Name`. */
interface HeaderRule {
  pattern: RegExp;
  lines: readonly string[];
}

export interface Redirect {
  to: string;
  status: number;
}

/** A file of a built site; empty if there is none, as during a build. */
export const readText = (folder: string, name: string) =>
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
  return { pattern: patternOf(path), lines };
}

/** Reads `_headers` in the form of Netlify and Cloudflare Pages. */
export function readHeaders(folder: string): readonly HeaderRule[] {
  const blocks = readText(folder, '_headers').split(/\n(?=\/)/);
  return blocks.filter((block) => block.trim() !== '').map(ruleOf);
}

/** The headers of a path. All matching rules apply in order; values of one name are joined, as on the hosts. */
export function headersAt(rules: readonly HeaderRule[], path: string): Headers {
  const all = new Headers();
  for (const line of rules.flatMap(({ pattern, lines }) => (pattern.test(path) ? lines : []))) {
    const [, removed, name = '', value = ''] = /^(?:! (.*)|(.*?):(.*))$/.exec(line) ?? [];
    if (removed === undefined) all.append(name.trim(), value.trim());
    else all.delete(removed);
  }
  return all;
}

/** Reads `_redirects` in the form of Netlify and Cloudflare Pages: from, to, status. */
export function readRedirects(folder: string): ReadonlyMap<string, Redirect> {
  const lines = readText(folder, '_redirects')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return new Map(
    lines.map((line) => {
      const [from = '', to = '', status = '301'] = line.trim().split(/\s+/);
      return [from, { to, status: Number(status) }];
    }),
  );
}
