import { createHash } from 'node:crypto';

/** The content of a file of the site; undefined if there is none. */
export type ReadFile = (name: string) => Buffer | undefined;

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
