import type { Change } from './change.ts';
import type { Files } from './drafts.ts';
import type { Mistake } from './engine.ts';

/** The props of the controls above a form, which save all changes or propose them. */
export interface SaveControlsProps {
  changes: readonly Change[];
  mistakes: readonly Mistake[];
  status: string;
  /** Whether this browser keeps the drafts. */
  isKept: boolean;
  /** Checks the current text, and returns whether it has no mistakes. */
  isRight: () => Promise<boolean>;
  onSaved: (changes: readonly Change[]) => void;
  /** Called with texts of files that somebody else has changed. */
  onOthers: (files: Files) => void;
  /** Undoes the changes of the open file; undefined if it has none. */
  onUndo: (() => void) | undefined;
  onOpen: (file: string) => void;
  onStatus: (words: string) => void;
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The status after a save. What was typed during the save is not saved yet, and then this is not shown. */
export const savedWords = 'Saved.';

/** The text about the state of the changes. */
export function stateOf({ changes, mistakes, status, isKept }: SaveControlsProps): string {
  const unsaved = changes.length === 1 ? 'Not saved yet' : `${count(changes.length, 'file')} not saved yet`;
  if (mistakes.length > 0) return `${count(mistakes.length, 'mistake')} to fix before you can save.`;
  if (status !== '' && (status !== savedWords || changes.length === 0)) return status;
  return changes.length === 0 ? '' : `${unsaved}${isKept ? '; drafts are kept in this browser' : ''}.`;
}
