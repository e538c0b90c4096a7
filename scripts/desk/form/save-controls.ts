import { count } from '#content/problem.ts';
import { dataOf, type Change } from './change.ts';
import type { Files } from './drafts.ts';
import type { Mistake } from '../engine/engine.ts';
import type { Broken, TextState } from './text-store.ts';

/** The props of the controls above a form, which save all changes or propose them. */
export interface SaveControlsProps {
  changes: readonly Change[];
  mistakes: readonly Mistake[];
  /** The last save, until the next change. */
  saved: readonly Change[];
  status: string;
  /** Whether this browser keeps the drafts. */
  isKept: boolean;
  /** The files that cannot be read at the moment. Their drafts are not among the changes. */
  broken: readonly Broken[];
  /** What editors call a file. */
  nameOf: (file: string) => string;
  /** Checks the current text, shows its mistakes, and returns whether it has none. */
  isRight: () => Promise<boolean>;
  onSaved: (changes: readonly Change[]) => void;
  /** Called if somebody else has changed files. Gets the saved files as the desk knows them, and returns what they are. */
  onOthers: (read: (saved: Files) => Files) => void;
  /** What can be taken back and done again. */
  steps: TextState['steps'];
  onStep: (way: 'undo' | 'redo') => void;
  /** Undoes the changes of the open file; undefined if it has none. */
  onUndo: { name: string; undo: () => void } | undefined;
  /** Opens a file, at its first mistake. */
  onOpen: (file: string) => void;
  onStatus: (words: string) => void;
}

const list = new Intl.ListFormat('en');

/** The names of a few files; of many, the first and how many more there are. */
function namesOf(files: readonly string[], nameOf: (file: string) => string): string {
  const [shown, more] = files.length > 4 ? [files.slice(0, 3), [`${files.length - 3} more files`]] : [files, []];
  return list.format([...shown.map(nameOf), ...more]);
}

interface Named {
  name?: string;
  latitude?: number;
  longitude?: number;
}

/** What a save did that the names of files do not tell: which entries have another name now, and which are gone. */
function renamedOrGone(saved: readonly Change[]): string[] {
  const dataIn = (file: string, text: string | null) =>
    text && file.endsWith('.yaml') ? [dataOf(file, text) as Named] : [];
  const made = saved.flatMap(({ file, before, text }) => (before === null ? dataIn(file, text) : []));
  const gone = saved.flatMap(({ file, before, text }) => (text === '' ? dataIn(file, before) : []));
  return gone.flatMap(({ name, latitude, longitude }) => {
    if (name === undefined) return [];
    const same = made.find((other) => other.latitude === latitude && other.longitude === longitude);
    return [same === undefined ? `${name} is deleted` : `${name} is now ${same.name}`];
  });
}

/** Whether a text is only missing, which is no mistake of the editor as long as the text is not written. */
export const isUnwritten = ({ rule }: Mistake) => ['missing-field', 'empty-value', 'blank-text'].includes(rule);

/** The text about the state of the changes. */
export function stateOf(
  { changes, mistakes, saved, status, isKept, nameOf }: SaveControlsProps,
  verb: 'save' | 'propose',
): string {
  const unwritten = mistakes.filter(isUnwritten).length;
  const wrong = mistakes.length - unwritten;
  const left = [unwritten && `${count(unwritten, 'text')} to write`, wrong && `${count(wrong, 'mistake')} to fix`];
  if (mistakes.length > 0)
    return `${list.format(left.filter((each) => each !== 0) as string[])} before you can ${verb}.`;
  if (status !== '') return status;
  if (changes.length > 0) {
    const files = changes.map(({ file }) => file);
    return `Not ${verb}d yet: ${namesOf(files, nameOf)}${isKept ? '. Drafts are kept in this browser' : ''}.`;
  }
  if (saved.length === 0) return '';
  const done =
    list.format(renamedOrGone(saved)) ||
    namesOf(
      saved.map(({ file }) => file),
      nameOf,
    );
  return `Saved: ${done}. Next: commit in GitHub Desktop.`;
}
