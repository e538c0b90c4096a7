import { readYaml } from '#content/read-yaml.ts';
import { isReadable, rebased, type Draft } from './change.ts';
import { afterOthers, beforeOf, withDraft, type Files, type Texts } from './drafts.ts';

const prefix = 'desk draft ';

/** What the storage of the browser has for a file: its draft, unless that was saved or undone, and when it changed. */
interface Stored {
  draft: Draft | undefined;
  at: number;
}

function parseStored(json: string | null): Stored {
  try {
    const { before, text, done, at = 0 } = JSON.parse(json ?? '{}') as Partial<Draft> & { at?: number };
    const isDraft = typeof text === 'string' && (before === null || typeof before === 'string');
    return { draft: isDraft ? { before, text, done } : undefined, at };
  } catch {
    return { draft: undefined, at: 0 };
  }
}

/** The texts with a stored draft. If the file was saved since, the changes of the draft are applied to the new text. */
function withStored(texts: Texts, file: string, draft: Draft | undefined): Texts {
  const now = texts.saved[file];
  if (draft === undefined || now !== undefined) return withDraft(texts, file, draft && rebased(file, draft, now!));
  // No draft is needed for a deleted file.
  return withDraft(texts, file, draft.before === null ? draft : undefined);
}

function readStorage(): [file: string, stored: Stored][] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => [key.slice(prefix.length), parseStored(localStorage.getItem(key))]);
  } catch {
    // The browser blocks its storage.
    return [];
  }
}

/** A file that another program has saved with a mistake, so that it cannot be read, and the line of the mistake. */
export interface Broken {
  file: string;
  line: number;
}

/** The files as they are saved, but those that cannot be read with the last text that could be. */
function withoutBroken(next: Files, last: Files): { saved: Files; broken: Broken[] } {
  const broken = Object.keys(next).flatMap((file): Broken[] => {
    const [text, known] = [next[file]!, last[file]];
    const isNew = known !== undefined && text !== known && /\.(?:yaml|md)$/.test(file);
    if (!isNew || isReadable(file, text) || !isReadable(file, known)) return [];
    const read = readYaml(file, text);
    return [{ file, line: 'problem' in read ? read.problem.place.line : 1 }];
  });
  return { saved: { ...next, ...Object.fromEntries(broken.map(({ file }) => [file, last[file]!])) }, broken };
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
  broken: readonly Broken[];
  /** Whether this browser keeps all drafts. */
  isKept: boolean;
}

/**
 * The texts of one window. Several windows share the drafts in the storage of the browser. A window stores only what was
 * changed in it, because what it has heard from another window may be out of date by then.
 */
export function openTexts(files: Files) {
  const stored = readStorage();
  const { saved, broken } = withoutBroken(
    files,
    Object.fromEntries(stored.flatMap(([file, { draft }]) => (draft?.before == null ? [] : [[file, draft.before]]))),
  );
  // When the draft of a file was last changed, in any window.
  const times = new Map(stored.map(([file, { at }]) => [file, at]));
  const lost = new Set<string>();
  const listeners = new Set<() => void>();
  const start: Texts = { saved, drafts: {} };
  let state: TextState = {
    texts: stored.reduce((texts, [file, { draft }]) => withStored(texts, file, draft), start),
    steps: { undo: [], redo: [] },
    broken,
    isKept: true,
  };

  function keep(file: string, draft: Draft | undefined): void {
    lost.delete(file);
    try {
      // Not removed without a draft: another window would not know what is older.
      localStorage.setItem(prefix + file, JSON.stringify({ ...draft, at: times.get(file) ?? 0 }));
    } catch {
      // The browser blocks its storage, or the storage is full.
      if (draft !== undefined) lost.add(file);
    }
  }

  function set(texts: Texts, changed: readonly string[] = [], { broken, steps } = state): void {
    for (const file of new Set([...changed, ...lost])) keep(file, texts.drafts[file]);
    state = { texts, steps, broken, isKept: lost.size === 0 };
    for (const listener of listeners) listener();
  }

  /** The steps without those of files that others have changed: taking them back would undo the others' changes. */
  function stepsWithout(files: readonly string[]): Steps {
    const isOwn = (step: Step) => !files.some((file) => file in step);
    return { undo: state.steps.undo.filter(isOwn), redo: state.steps.redo.filter(isOwn) };
  }

  function change(update: (now: Texts) => Texts, steps?: (files: readonly string[]) => Steps): string[] {
    const { drafts } = state.texts;
    const next = update(state.texts);
    const changed = Object.keys({ ...drafts, ...next.drafts }).filter((file) => next.drafts[file] !== drafts[file]);
    for (const file of changed) times.set(file, Math.max(Date.now(), (times.get(file) ?? 0) + 1));
    set(next, changed, { ...state, steps: steps?.(changed) ?? state.steps });
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
    return change(
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
      void change(update, (files) => withStep(files, isTyping)),
    /** The texts after a save, which is no step. */
    saved: (update: (now: Texts) => Texts) => void change(update),
    undo: () => move('undo'),
    redo: () => move('redo'),
    /** Called after another program has saved files. */
    followFiles(next: Files): void {
      const { saved, broken } = withoutBroken(next, state.texts.saved);
      const isBack = ([file]: [string, Stored]) => file in saved && !(file in state.texts.saved);
      const texts = stored
        .filter(isBack)
        .reduce((now, [file, { draft }]) => withStored(now, file, draft), afterOthers(state.texts, saved));
      const gone = Object.keys(state.texts.drafts).filter((file) => texts.drafts[file] === undefined);
      const others = Object.keys(saved).filter((file) => saved[file] !== state.texts.saved[file]);
      set(texts, gone, { ...state, broken, steps: stepsWithout(others) });
    },
    /** Called after another window has stored a draft. */
    followStorage({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
      if (!key?.startsWith(prefix)) return;
      const file = key.slice(prefix.length);
      const { draft, at } = parseStored(newValue);
      const known = times.get(file) ?? 0;
      // The other window has not heard of what was typed here, and has just stored over it.
      if (at < known) return set(state.texts, [file]);
      times.set(file, at);
      set(withStored(state.texts, file, draft), [], { ...state, steps: stepsWithout([file]) });
    },
  };
}

export type TextStore = ReturnType<typeof openTexts>;
