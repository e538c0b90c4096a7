import type { Listed } from './Entries.tsx';
import type { ListedEntry, State } from './engine.ts';
import { labelOf } from './form-schema.ts';
import { folderOf } from './makers.ts';

/** Files of a folder are grouped by their kind. Single files are below "Pages" or "Whole site". */
function groupOf({ kind }: ListedEntry, schemas: Readonly<Record<string, string>>): string {
  return folderOf(schemas, kind)?.plural ?? (kind.startsWith('page-') ? 'Pages' : 'Whole site');
}

/** The entries as the list shows them. */
export function listEntries(
  { entries, mistakes }: State,
  files: Readonly<Record<string, string>>,
  isDraft: (file: string) => boolean,
): Listed[] {
  return entries.map((entry) => ({
    file: entry.file,
    group: groupOf(entry, files),
    name: entry.name ?? labelOf(entry.slug),
    path: entry.path,
    isDraft: isDraft(entry.file),
    hasMistakes: mistakes.some(({ file }) => file === entry.file),
  }));
}

/** The file that the hash of an address names, as the browser writes it; undefined if it names none. */
export const namedBy = (hash: string, files: readonly string[]): string | undefined =>
  files.find((file) => new URL(`#${file}`, 'https://desk').hash === hash);
