import type { Variables } from '#content/text/facts.ts';
import type { Kind } from '#content/kinds.ts';
import type { Problem } from '#content/problem.ts';
import { labelOf } from '#content/text/wording.ts';
import type { Shown } from '../../codegen/emit/pages.ts';
import type { FoundField, Origin } from './origins.ts';

/** A problem as the command line reports it, and the field that it is in. */
export interface FieldProblem extends FoundField, Pick<Problem, 'rule'> {
  /** The same words that `npm run check:content` prints. */
  text: string;
  /** The same in the words of a form. */
  words: string;
}

/** Whether a text is only missing, which is no problem of the editor as long as the text is not written. */
export const isUnwritten = ({ rule }: Pick<FieldProblem, 'rule'>) =>
  ['missing-field', 'empty-value', 'blank-text'].includes(rule);

/** Whether a text is still that of the entry from which its own was copied. */
export const isCopied = ({ rule }: Pick<FieldProblem, 'rule'>) => rule === 'copied-text';

/** A file that can be edited, with the page that is made from it, if there is one. */
export interface ListedEntry {
  file: string;
  kind: Kind;
  slug: string;
  /** What editors call it. */
  name: string;
  /** The group that it is listed in. */
  group: string;
  path: string | undefined;
  /** The page that shows what is in it: its own, or another. */
  shownOn: string | undefined;
}

export type NamedEntry = Pick<ListedEntry, 'file' | 'kind' | 'name'>;

/** A kind of file that the desk can make. */
export interface Maker {
  kind: Kind;
  /** For instance "list of questions". */
  label: string;
  /** For instance "data/faqs". */
  folder: string;
}

/** What is shown in place of a placeholder, and the field with it, if it is in one. */
export interface Placeholder {
  words: string;
  field?: FoundField;
}

/** The state of the content, and the page to preview. */
export interface State {
  makers: Maker[];
  /** In the order of the start. */
  entries: ListedEntry[];
  /** Whether the pages are those of earlier content, because this one has problems. */
  isEarlier: boolean;
  problems: FieldProblem[];
  /** What pages show in place of the placeholders of the whole site. */
  values: Variables;
  /** What texts of the edited file may name in braces. */
  placeholders: Readonly<Record<string, Placeholder>>;
  shown: Shown | undefined;
  /** The fields that words of the page are from, by the numbers of their marks. */
  origins: readonly Origin[];
}

/** What editors call a file. */
export function nameOfFile(file: string, { entries }: Pick<State, 'entries'>): string {
  const [, slug = file, type = ''] = /([^/]+)\.(\w+)$/.exec(file) ?? [];
  const entry = entries.find((each) => each.file === file);
  return entry?.name ?? labelOf(slug) + ({ csv: ' (table)', svg: ' (drawing)' }[type] ?? '');
}
