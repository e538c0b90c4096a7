import { createContext, useContext } from 'react';
import type { Path } from '#content/place.ts';
import type { TextFile } from '../../codegen/write-files.ts';
import type { FoundField } from '../engine/origins.ts';
import type { Ask } from '../engine/start-engine.ts';
import type { State } from '../engine/state.ts';
import type { Change, Files } from './change.ts';
import type { ChangeInWords } from './changes.ts';
import type { Texts } from './drafts.ts';
import type { TextState, TextStore } from './text-store.ts';

/** What is open in the desk, and what its messages are about. */
export interface View {
  /** The open file; `new/` and a folder if a file of it is made; '' on the start. The address has it after its #. */
  file: string;
  /** The file that was open before. */
  last?: string;
  /** Which of the two a narrow screen shows. */
  tab?: 'edit' | 'page';
  /** The chosen page, if it is not the page of the file. */
  visited?: string | undefined;
  /** The field that gets the focus. */
  wanted?: FoundField | undefined;
  /** The id of the input that has the focus. */
  focused?: string;
  /** Whether all problems are shown, also those in fields that nobody has typed in. */
  showsAll?: boolean;
  status: string;
}

/** What the parts of the desk share: the texts, what the engine says of them, what is open, and what an editor can do. */
export interface DeskTools extends Omit<TextState, 'texts'>, Texts {
  ask: Ask;
  /** The files that the desk began with. Their schemas stay the same. */
  files: Files;
  /** The texts now, drafts included. */
  current: Files;
  state: State;
  view: View;
  /** The files that can be saved: none while a choice between two texts is open. */
  changes: readonly Change[];
  inWords: readonly ChangeInWords[];
  store: TextStore;
  /** What editors call a file. */
  fileLabel: (file: string) => string;
  updateView: (part: Partial<View>) => void;
  /** Opens a file, unless it is open, and moves the focus to a field. The page at the path `page` stays open. */
  openAt: (field: FoundField, page?: string) => void;
  /** Gives a file the text that was typed in its form. */
  type: (file: string, text: string) => void;
  /** Confirms that the texts at these paths of the open file, which are copied, are true here too. */
  confirm: (paths: readonly Path[]) => void;
  /** Changes texts, and shows a message about it. */
  changeTexts: (update: (now: Texts) => Texts, status: string) => void;
  /** Takes the last step back, or does it again, and opens its file. */
  step: (way: 'undo' | 'redo') => void;
  /** Makes drafts of files, which are one change with these words, opens the first, and shows a message. */
  make: (planned: readonly TextFile[], done: string, status?: string) => void;
  /** Checks the current text, leads to its first problem, and returns whether it has none. */
  isRight: () => Promise<boolean>;
  /** Says that the desk itself failed. */
  fail: (words: string) => void;
}

export const DeskContext = createContext<DeskTools | undefined>(undefined);

export const useDesk = (): DeskTools => useContext(DeskContext)!;
