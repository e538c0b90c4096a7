import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { normalise } from './normalise.ts';

/** A page of a built site. */
export interface Page {
  path: string;
  html: string;
  /** Its HTML without what changes from build to build; equal for two pages that a visitor cannot tell apart. */
  normal: string;
}

const pathOf = (name: string) => `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`;

/** All pages of a built site, by their paths. The frames of third parties are parts of pages. */
export function readPages(site: string): Map<string, Page> {
  const known = new Map<string, Buffer | undefined>();
  const read = (name: string) => {
    const file = join(site, name);
    if (!known.has(name)) known.set(name, existsSync(file) ? readFileSync(file) : undefined);
    return known.get(name);
  };
  const names = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && item.name.endsWith('.html'))
    .map((item) => relative(site, join(item.parentPath, item.name)).replaceAll(sep, '/'))
    .filter((name) => !name.startsWith('frames/'));
  return new Map(
    names.toSorted().map((name) => {
      const html = readFileSync(join(site, name), 'utf8');
      return [pathOf(name), { path: pathOf(name), html, normal: normalise(html, read) }];
    }),
  );
}
