import type { Mistake, State } from '../engine/engine.ts';
import type { FoundField } from '../engine/origins.ts';
import type { Change } from './change.ts';
import type { ChangeInWords } from './changes.ts';
import type { Files, Texts } from './drafts.ts';
import type { Ask } from '../engine/start-engine.ts';
import type { TextState } from './text-store.ts';

/** The props of the bar, which saves all changes or proposes them. */
export interface SaveControlsProps extends Pick<TextState, 'isKept' | 'steps' | 'broken'> {
  ask: Ask;
  state: State;
  /** The files that can be saved: none while a choice between two texts is open. */
  changes: readonly Change[];
  inWords: readonly ChangeInWords[];
  status: string;
  /** What editors call a file. */
  nameOf: (file: string) => string;
  /** Checks the current text, leads to its first mistake, and returns whether it has none. */
  isRight: () => Promise<boolean>;
  onSaved: (changes: readonly Change[]) => void;
  /** Called if somebody else has changed files. Gets the saved files as the desk knows them, and returns what they are. */
  onOthers: (read: (saved: Files) => Files) => void;
  onStep: (way: 'undo' | 'redo') => void;
  /** Takes a change back, or makes a choice, and shows words about it. */
  onChange: (update: (now: Texts) => Texts, status: string) => void;
  onOpen: (field: FoundField) => void;
  onStatus: (words: string) => void;
}

/** Whether a text is only missing, which is no mistake of the editor as long as the text is not written. */
export const isUnwritten = ({ rule }: Mistake) => ['missing-field', 'empty-value', 'blank-text'].includes(rule);
