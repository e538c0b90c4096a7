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
 * The HTML as it would be if files had no hashes in their names: a page whose scripts or fonts only have other names is the
 * same. Pictures and frames have the hash of their content instead: a visitor sees when it changes.
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
