import { forEngineers } from '#content/kinds.ts';
import { labelOf } from '#content/wording.ts';
import type { ListedEntry, State } from '../engine/engine.ts';
import { isUnwritten } from '../changes/save-controls.ts';

/** How the start shows an entry: as a picture of its page, a row, a drawing, or a row for engineers; in this order. */
const looks = ['page', 'row', 'area', 'engineers'] as const;

/** An entry as the start shows it. */
export interface Listed extends ListedEntry {
  look: (typeof looks)[number];
  isDraft: boolean;
  hasMistakes: boolean;
}

function lookOf({ group, kind, path }: ListedEntry): Listed['look'] {
  if (group === forEngineers) return 'engineers';
  if (kind === 'neighbourhood') return 'area';
  return path !== undefined || kind.startsWith('page-') ? 'page' : 'row';
}

/** What editors call a file. */
export function nameOfFile(file: string, { entries }: Pick<State, 'entries'>): string {
  const [, slug = file, type = ''] = /([^/]+)\.(\w+)$/.exec(file) ?? [];
  const entry = entries.find((each) => each.file === file);
  return entry?.name ?? labelOf(slug) + ({ csv: ' (table)', svg: ' (drawing)' }[type] ?? '');
}

/** The entries in the order of the start, those of a look by the addresses of their pages. */
export function listEntries({ entries, mistakes }: State, isDraft: (file: string) => boolean): Listed[] {
  const wrong = mistakes.filter((mistake) => !isUnwritten(mistake));
  const order = ({ look, kind, path = '~' }: Listed) =>
    `${looks.indexOf(look)} ${kind === 'page-not-found' ? '~~' : path}`;
  return entries
    .map((entry) => ({
      ...entry,
      look: lookOf(entry),
      isDraft: isDraft(entry.file),
      hasMistakes: wrong.some(({ file }) => file === entry.file),
    }))
    .toSorted((one, other) => Number(order(one) > order(other)) - Number(order(one) < order(other)));
}

/** The folder of new files that an address names. */
export const newIn = (folder: string) => `new/${folder}`;

/** The file, or the folder for a new one, that the hash of an address names, as the browser writes it; '' if none. */
export const namedBy = (hash: string, files: readonly string[]): string =>
  files
    .flatMap((file) => [file, newIn(file.replace(/\/[^/]*$/, ''))])
    .find((name) => new URL(`#${name}`, 'https://desk').hash === hash) ?? '';
