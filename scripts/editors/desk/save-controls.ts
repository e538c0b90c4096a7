import type { Change } from './change.ts';
import type { Mistake } from './engine.ts';

/** The props of the controls above a form, which save all changes or propose them. */
export interface SaveControlsProps {
  changes: readonly Change[];
  mistakes: readonly Mistake[];
  status: string;
  /** Checks the current text, and returns whether it has no mistakes. */
  isRight: () => Promise<boolean>;
  onSaved: (changes: readonly Change[]) => void;
  /** Undoes the changes of the open file; undefined if it has none. */
  onUndo: (() => void) | undefined;
  onOpen: (file: string) => void;
  onStatus: (words: string) => void;
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The text about the state of the changes. */
export function stateOf({ changes, mistakes, status }: SaveControlsProps): string {
  if (mistakes.length > 0) return `${count(mistakes.length, 'mistake')} to fix before you can save.`;
  if (status !== '') return status;
  if (changes.length === 0) return '';
  return `${changes.length === 1 ? 'Not saved yet' : `${count(changes.length, 'file')} not saved yet`}; drafts are kept in this browser.`;
}
