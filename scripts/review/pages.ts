import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { differenceOf, type Difference } from './compare.ts';
import { versionOf } from './parts.ts';

/** The content of a file of the site; undefined if there is none. */
type ReadFile = (name: string) => Buffer | undefined;

/** The address of a file in HTML, in a style or in a string of a script. */
const address = /(?<=["'(=\s])\/((?:assets|frames|icons)\/[\w./-]+)/g;
/** What the build appends to a name: the hash of the content. */
const hash = /[-.][\w-]{8}(?=\.\w+$)/;
/** Files that a visitor sees as a part of the page. */
const isSeen = (name: string) => /\.(svg|png|jpe?g|gif|webp|avif)$/.test(name) || name.startsWith('frames/');

/**
 * The HTML without the hashes in the names of files, so that a page counts as the same if only the names of its scripts
 * or fonts differ. Pictures and frames have the hash of their content instead, because a visitor sees when they change.
 */
export function normalise(html: string, read: ReadFile): string {
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/sha256-[\w+/]{43}=/g, 'sha256')
    .replaceAll(
      address,
      (_, name: string) => `/${name.replace(hash, '')}${isSeen(name) ? contentHash(name, read) : ''}`,
    );
}

function contentHash(name: string, read: ReadFile): string {
  const content = read(name) ?? read(`${name}.html`);
  if (content === undefined) return '@missing';
  const own = name.startsWith('frames/') ? normalise(content.toString(), read) : content;
  return `@${createHash('sha256').update(own).digest('hex').slice(0, 12)}`;
}

/** A page of a built site. */
interface Page {
  html: string;
  /** Its HTML without what changes from build to build; equal for two pages that a visitor cannot tell apart. */
  normal: string;
}

const pathOf = (name: string) => `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`;

/** Reads the files of a built site. */
export const readerOf =
  (site: string): ReadFile =>
  (name) =>
    existsSync(join(site, name)) ? readFileSync(join(site, name)) : undefined;

/** All pages of a built site, by their paths. The frames of third parties are parts of pages. */
export function readPages(site: string): Map<string, Page> {
  const read = readerOf(site);
  const names = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && item.name.endsWith('.html'))
    .map((item) => relative(site, join(item.parentPath, item.name)).replaceAll(sep, '/'))
    .filter((name) => !name.startsWith('frames/'));
  return new Map(
    names.toSorted().map((name) => {
      const html = readFileSync(join(site, name), 'utf8');
      return [pathOf(name), { html, normal: normalise(html, read) }];
    }),
  );
}

/** The pages that differ for a visitor. */
export function comparePages(before: ReadonlyMap<string, Page>, after: ReadonlyMap<string, Page>): Difference[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return paths.flatMap((path) => {
    const [old, now] = [before.get(path), after.get(path)];
    if (old?.normal === now?.normal) return [];
    const isOnBothSides = old !== undefined && now !== undefined;
    const [version, newVersion] = [old, now].map((page) => page && versionOf(page, isOnBothSides));
    return [differenceOf(path, version, newVersion)];
  });
}
