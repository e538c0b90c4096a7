import type { Change, Files } from './change.ts';
import { draftAt, storeDraft, storedDrafts, withStored } from './draft-storage.ts';
import { afterOthers, afterSave, type Texts } from './drafts.ts';
import { afterStep, noSteps, stepsAfter, stepsWithout, type Steps } from './steps.ts';

export interface TextState {
  texts: Texts;
  steps: Steps;
  /** What this window has saved or proposed. It stays a draft until the files have it. */
  proposed: readonly Change[];
  /** Whether this browser has kept all drafts since the desk was opened. */
  isKept: boolean;
}

/** The files whose drafts differ. */
const changedFiles = (before: Texts, after: Texts): string[] =>
  Object.keys({ ...before.drafts, ...after.drafts }).filter((file) => after.drafts[file] !== before.drafts[file]);

const firstState = (files: Files): TextState => ({
  texts: storedDrafts().reduce(withStored, { saved: files, drafts: {} }),
  steps: noSteps,
  proposed: [],
  isKept: true,
});

/** The texts of one window. Several windows share the drafts in the storage of the browser. */
export function openTexts(files: Files) {
  const listeners = new Set<() => void>();
  let state = firstState(files);

  /** Sets a part of the state, and stores the drafts of these files. */
  function set(part: Partial<TextState>, changed: readonly string[] = []): void {
    const next = { ...state, ...part };
    const refused = changed.filter((file) => !storeDraft(file, next.texts.drafts[file]));
    state = { ...next, isKept: next.isKept && refused.length === 0 };
    for (const listener of listeners) listener();
  }

  /** Takes the last step back, or does it again. Returns its files. */
  function move(from: 'undo' | 'redo'): string[] {
    const next = afterStep(state.texts, state.steps, from);
    const changed = changedFiles(state.texts, next.texts);
    set(next, changed);
    return changed;
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Changes the texts in this window, as a step that can be taken back. */
    change(update: (now: Texts) => Texts, isTyping = false): void {
      const texts = update(state.texts);
      const changed = changedFiles(state.texts, texts);
      set({ texts, steps: stepsAfter(state.steps, state.texts, changed, isTyping) }, changed);
    },
    undo: () => move('undo'),
    redo: () => move('redo'),
    proposed(changes: readonly Change[]): void {
      set({ proposed: [...state.proposed, ...changes] });
    },
    /** Called after somebody has saved files, or merged what was proposed. Returns the files of drafts that others changed. */
    followFiles(saved: Files): string[] {
      const merged = state.proposed.filter(({ file, text }) => (saved[file] ?? '') === text);
      const own = afterSave(state.texts, merged);
      // A stored draft may be of a file that the desk does not have yet.
      const back = storedDrafts().filter(([file]) => file in saved && !(file in own.saved));
      const texts = back.reduce(withStored, afterOthers(own, saved));
      const others = Object.keys({ ...own.saved, ...saved }).filter((file) => saved[file] !== own.saved[file]);
      const proposed = state.proposed.filter((change) => !merged.includes(change));
      set({ texts, proposed, steps: stepsWithout(state.steps, others) }, Object.keys(state.texts.drafts));
      return others.filter((file) => file in texts.drafts);
    },
    /** Called after another window has stored a draft, or removed one. */
    followStorage({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
      for (const stored of draftAt(key, newValue))
        set({ texts: withStored(state.texts, stored), steps: stepsWithout(state.steps, [stored[0]]) });
    },
  };
}

export type TextStore = ReturnType<typeof openTexts>;
