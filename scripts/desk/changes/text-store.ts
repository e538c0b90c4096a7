import { rebased, type Change, type Draft } from './change.ts';
import { afterOthers, afterSave, beforeOf, withDraft, type Files, type Texts } from './drafts.ts';

const prefix = 'desk draft ';

/** The draft that the storage of the browser has; undefined if it is none. */
function parseDraft(json: string | null): Draft | undefined {
  try {
    const { before, text, done } = JSON.parse(json ?? '{}') as Partial<Draft>;
    const isDraft = typeof text === 'string' && (before === null || typeof before === 'string');
    return isDraft ? { before, text, done } : undefined;
  } catch {
    return undefined;
  }
}

/** The texts with a stored draft. If the file was saved since, the changes of the draft are applied to the new text. */
function withStored(texts: Texts, [file, draft]: readonly [string, Draft | undefined]): Texts {
  const now = texts.saved[file];
  if (draft === undefined || now !== undefined) return withDraft(texts, file, draft && rebased(file, draft, now!));
  // No draft is needed for a deleted file.
  return withDraft(texts, file, draft.before === null ? draft : undefined);
}

function readStorage(): [file: string, draft: Draft | undefined][] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => [key.slice(prefix.length), parseDraft(localStorage.getItem(key))]);
  } catch {
    // The browser blocks its storage.
    return [];
  }
}

/** The texts of files before a change or after it; '' for a file that there is not. */
type Step = Readonly<Record<string, Pick<Draft, 'text' | 'done'>>>;

/** The steps that can be taken back, and those that were, the last one first. */
interface Steps {
  undo: readonly Step[];
  redo: readonly Step[];
}

const stepOf = ({ saved, drafts }: Texts, files: readonly string[]): Step =>
  Object.fromEntries(files.map((file) => [file, drafts[file] ?? { text: saved[file] ?? '' }]));

/** Typing without a pause is one step. */
const pause = 1000;

export interface TextState {
  texts: Texts;
  steps: Steps;
  /** What this window has saved or proposed. It stays a draft until the files have it. */
  proposed: readonly Change[];
  /** Whether this browser has kept all drafts since the desk was opened. */
  isKept: boolean;
}

/** The texts of one window. Several windows share the drafts in the storage of the browser. */
export function openTexts(files: Files) {
  const listeners = new Set<() => void>();
  let state: TextState = {
    texts: readStorage().reduce(withStored, { saved: files, drafts: {} }),
    steps: { undo: [], redo: [] },
    proposed: [],
    isKept: true,
  };

  function keep(file: string, draft: Draft | undefined): void {
    try {
      if (draft === undefined) localStorage.removeItem(prefix + file);
      else localStorage.setItem(prefix + file, JSON.stringify(draft));
    } catch {
      // The browser blocks its storage, or the storage is full.
      state = { ...state, isKept: false };
    }
  }

  function set(texts: Texts, changed: readonly string[] = [], { steps } = state): void {
    for (const file of changed) keep(file, texts.drafts[file]);
    state = { ...state, texts, steps };
    for (const listener of listeners) listener();
  }

  /** The steps without those of files that others have changed: taking them back would undo the others' changes. */
  function stepsWithout(files: readonly string[]): Steps {
    const isOwn = (step: Step) => !files.some((file) => file in step);
    return { undo: state.steps.undo.filter(isOwn), redo: state.steps.redo.filter(isOwn) };
  }

  function applyUpdate(update: (now: Texts) => Texts, steps: (files: readonly string[]) => Steps): string[] {
    const { drafts } = state.texts;
    const next = update(state.texts);
    const changed = Object.keys({ ...drafts, ...next.drafts }).filter((file) => next.drafts[file] !== drafts[file]);
    set(next, changed, { ...state, steps: steps(changed) });
    return changed;
  }

  let typed = { files: '', at: 0 };
  function withStep(files: readonly string[], isTyping: boolean): Steps {
    const { undo } = state.steps;
    const goesOn = isTyping && files.join(' ') === typed.files && Date.now() - typed.at < pause;
    typed = { files: isTyping ? files.join(' ') : '', at: Date.now() };
    return { undo: goesOn ? undo : [stepOf(state.texts, files), ...undo], redo: [] };
  }

  /** Takes the last step back, or does it again. Returns its files. */
  function move(from: 'undo' | 'redo'): string[] {
    const [step, ...rest] = state.steps[from];
    if (step === undefined) return [];
    typed = { files: '', at: 0 };
    const back = stepOf(state.texts, Object.keys(step));
    const to = from === 'undo' ? 'redo' : 'undo';
    return applyUpdate(
      (now) =>
        Object.entries(step).reduce(
          (texts, [file, old]) => withDraft(texts, file, { ...old, before: beforeOf(texts, file) }),
          now,
        ),
      () => ({ ...state.steps, [from]: rest, [to]: [back, ...state.steps[to]] }),
    );
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Changes the texts in this window, as a step that can be taken back. */
    change: (update: (now: Texts) => Texts, isTyping = false) =>
      void applyUpdate(update, (files) => withStep(files, isTyping)),
    undo: () => move('undo'),
    redo: () => move('redo'),
    proposed(changes: readonly Change[]): void {
      state = { ...state, proposed: [...state.proposed, ...changes] };
      set(state.texts);
    },
    /** Called after somebody has saved files, or merged what was proposed. Returns the files of drafts that others changed. */
    followFiles(saved: Files): string[] {
      const merged = state.proposed.filter(({ file, text }) => (saved[file] ?? '') === text);
      const own = afterSave(state.texts, merged);
      state = { ...state, proposed: state.proposed.filter((change) => !merged.includes(change)) };
      const before = own.saved;
      // A stored draft may be of a file that the desk does not have yet.
      const isBack = ([file]: [string, unknown]) => file in saved && !(file in before);
      const texts = readStorage().filter(isBack).reduce(withStored, afterOthers(own, saved));
      const others = Object.keys({ ...before, ...saved }).filter((file) => saved[file] !== before[file]);
      set(texts, Object.keys(state.texts.drafts), { ...state, steps: stepsWithout(others) });
      return others.filter((file) => file in texts.drafts);
    },
    /** Called after another window has stored a draft, or removed one. */
    followStorage({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
      if (!key?.startsWith(prefix)) return;
      const file = key.slice(prefix.length);
      const texts = withStored(state.texts, [file, parseDraft(newValue)]);
      set(texts, [], { ...state, steps: stepsWithout([file]) });
    },
  };
}

export type TextStore = ReturnType<typeof openTexts>;
