import { labelOf } from '#content/wording.ts';
import type { ListedEntry, State } from '../engine/engine.ts';
import { isUnwritten } from './save-controls.ts';

/** An entry as the list shows it. */
export interface Listed extends ListedEntry {
  isDraft: boolean;
  hasMistakes: boolean;
}

/** The entries as the list shows them, those for engineers last. */
export function listEntries({ entries, mistakes }: State, isDraft: (file: string) => boolean): Listed[] {
  const isLast = ({ group }: ListedEntry) => Number(group === 'Advanced');
  const wrong = mistakes.filter((mistake) => !isUnwritten(mistake));
  return entries
    .toSorted((one, other) => isLast(one) - isLast(other))
    .map((entry) => ({
      ...entry,
      isDraft: isDraft(entry.file),
      hasMistakes: wrong.some(({ file }) => file === entry.file),
    }));
}

/** What editors call a file outside of the list of its kind: "Home (list of questions)". */
export function nameOfFile(file: string, { entries, makers }: Pick<State, 'entries' | 'makers'>): string {
  const entry = entries.find((each) => each.file === file);
  const [, slug = file, type = ''] = /([^/]+)\.(\w+)$/.exec(file) ?? [];
  if (entry === undefined) return labelOf(slug) + ({ csv: ' (table)', svg: ' (drawing)' }[type] ?? '');
  const maker = makers.find(({ kind }) => kind === entry.kind);
  return entry.path === undefined && maker ? `${entry.name} (${maker.label.toLowerCase()})` : entry.name;
}

/** The file that the hash of an address names, as the browser writes it; undefined if it names none. */
export const namedBy = (hash: string, files: readonly string[]): string | undefined =>
  files.find((file) => new URL(`#${file}`, 'https://desk').hash === hash);
