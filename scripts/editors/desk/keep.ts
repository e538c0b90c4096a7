import type { Change } from './change.ts';
import type { Mistake } from './engine.ts';

/** What the bar above a form needs to save all changes, or to propose them. */
export interface KeepProps {
  changes: readonly Change[];
  mistakes: readonly Mistake[];
  status: string;
  /** Whether the words that are typed now have no mistake. */
  isRight: () => Promise<boolean>;
  onKept: (changes: readonly Change[]) => void;
  /** Undoes the changes of the open file; absent where it has none. */
  onUndo: (() => void) | undefined;
  onOpen: (file: string) => void;
  onStatus: (words: string) => void;
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** What the bar says of the changes. */
export function stateOf({ changes, mistakes, status }: KeepProps): string {
  if (mistakes.length > 0) return `${count(mistakes.length, 'mistake')} to fix before you can save.`;
  if (status !== '') return status;
  if (changes.length === 0) return '';
  return `${changes.length === 1 ? 'Not saved yet' : `${count(changes.length, 'file')} not saved yet`}; drafts are kept in this browser.`;
}
