import { conflictsOf, rebased, resolved, type Change, type Conflict, type Draft } from './change.ts';

/** Texts by file. */
export type Files = Readonly<Record<string, string>>;

/** The texts in the desk: those of the files, and those with unsaved changes. */
export interface Texts {
  saved: Files;
  drafts: Readonly<Record<string, Draft>>;
}

const prefix = 'desk draft ';

/** Gives a file another draft, unless it is the saved text; undefined removes the draft. */
function withDraft({ saved, drafts }: Texts, file: string, draft: Draft | undefined): Texts {
  const { [file]: _, ...others } = drafts;
  const isSaved = draft === undefined || draft.text === (saved[file] ?? '');
  return { saved, drafts: isSaved ? others : { ...others, [file]: draft } };
}

/** Gives a file another text. It is a draft unless it is the saved one; undefined removes the draft, '' the file. */
export function withText(texts: Texts, file: string, text: string | undefined): Texts {
  const { before } = texts.drafts[file] ?? { before: texts.saved[file] ?? null };
  return withDraft(texts, file, text === undefined ? undefined : { before, text });
}

/** The texts as they are now, drafts included, without files that a draft removes. */
export function currentOf({ saved, drafts }: Texts): Files {
  const texts = Object.entries(drafts).map(([file, { text }]) => [file, text] as const);
  return Object.fromEntries([...Object.entries(saved), ...texts].filter(([file]) => drafts[file]?.text !== ''));
}

/** The texts after a save of changes. What was typed since then is a draft of the saved text. */
export function afterSave(texts: Texts, changes: readonly Change[]): Texts {
  return changes.reduce((now, { file, before, text }) => {
    // The desk may have read the file again before the save has ended. Another program may have changed it since.
    const known = now.saved[file] ?? null;
    if (known !== before && known !== text) return now;
    const own = now.drafts[file]?.text ?? known;
    const { [file]: _, ...others } = now.saved;
    const saved = text === '' ? others : { ...others, [file]: text };
    return withDraft({ ...now, saved }, file, own === null ? undefined : { before: text, text: own });
  }, texts);
}

/**
 * The texts after another program has saved files. A draft gets the program's changes, except in fields that it changes
 * itself: the editor chooses between the two.
 */
export function afterOthers({ drafts }: Texts, next: Files): Texts {
  return Object.entries(drafts).reduce(
    (now, [file, draft]) => withDraft(now, file, next[file] === undefined ? draft : rebased(file, draft, next[file])),
    { saved: next, drafts },
  );
}

/** The conflicts of all drafts with the saved files. */
export const conflictsIn = ({ saved, drafts }: Texts): Conflict[] =>
  Object.entries(drafts).flatMap(([file, draft]) => conflictsOf(file, draft, saved[file]));

/** The texts after the editor has chosen one of two values. */
export function afterChoice(texts: Texts, conflict: Conflict, whose: 'yours' | 'theirs'): Texts {
  const { file } = conflict;
  return withDraft(texts, file, resolved(texts.drafts[file]!, conflict, texts.saved[file]!, whose));
}

/** A draft as it was stored, applied to the saved text of its file; undefined if it is broken or no longer needed. */
function draftIn(stored: string | null, file: string, saved: Files): Draft | undefined {
  try {
    const { before, text } = JSON.parse(stored ?? '{}') as Partial<Draft>;
    const now = saved[file];
    const isDraft = typeof text === 'string' && (before === null || typeof before === 'string');
    // No draft is needed for a deleted file.
    if (!isDraft || (now === undefined && before !== null)) return undefined;
    return now === undefined ? { before, text } : rebased(file, { before, text }, now);
  } catch {
    return undefined;
  }
}

/** The texts after another window has stored or removed a draft. Each window stores what is typed at once. */
export function afterStored(texts: Texts, { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): Texts {
  if (!key?.startsWith(prefix)) return texts;
  const file = key.slice(prefix.length);
  return withDraft(texts, file, draftIn(newValue, file, texts.saved));
}

/** The drafts in this browser. If a file was saved elsewhere, the changes of its draft are applied to the new text. */
export function readDrafts(saved: Files): Texts['drafts'] {
  try {
    const files = Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
    return files.reduce<Texts>(
      (texts, file) => withDraft(texts, file, draftIn(localStorage.getItem(prefix + file), file, saved)),
      { saved, drafts: {} },
    ).drafts;
  } catch {
    // The browser blocks its storage.
    return {};
  }
}

/** Keeps the drafts in this browser, and removes those that are no longer there. Returns whether it could. */
export function keepDrafts(kept: Texts['drafts'], { drafts }: Texts): boolean {
  const results = Object.keys({ ...kept, ...drafts }).map((file) => {
    const draft = drafts[file];
    try {
      if (draft === undefined) localStorage.removeItem(prefix + file);
      else localStorage.setItem(prefix + file, JSON.stringify(draft));
      return true;
    } catch {
      // The browser blocks its storage, or the storage is full.
      return draft === undefined;
    }
  });
  return results.every(Boolean);
}
