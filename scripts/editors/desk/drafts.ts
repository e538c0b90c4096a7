import { rebased, type Change } from './change.ts';

/** Texts by file. */
export type Drafts = Readonly<Record<string, string>>;

/** The texts in the desk: those of the files, and those with unsaved changes. */
export interface Texts {
  saved: Drafts;
  drafts: Drafts;
}

const prefix = 'desk draft ';

/** Gives a file another text. It is a draft unless it is the saved one; undefined removes the draft, '' the file. */
export function withText({ saved, drafts }: Texts, file: string, text: string | undefined): Texts {
  const { [file]: _, ...others } = drafts;
  return { saved, drafts: text === undefined || text === (saved[file] ?? '') ? others : { ...others, [file]: text } };
}

/** The texts after a save of changes. What was typed since then is a draft of the saved text. */
export function afterSave(texts: Texts, changes: readonly Change[]): Texts {
  return changes.reduce((now, { file, before, text }) => {
    // The desk may have read the file again before the save has ended.
    if ((now.saved[file] ?? null) !== before) return now;
    const own = now.drafts[file] ?? now.saved[file];
    const { [file]: _, ...others } = now.saved;
    return withText({ ...now, saved: text === '' ? others : { ...others, [file]: text } }, file, own);
  }, texts);
}

/**
 * The texts after another program has saved files. A draft gets the program's changes, except in fields that it changes
 * itself.
 */
export function afterOthers({ saved, drafts }: Texts, next: Drafts): Texts {
  return Object.entries(drafts).reduce(
    (now, [file, text]) => {
      const before = saved[file] ?? null;
      return withText(now, file, next[file] === undefined ? text : rebased({ file, before, text }, next[file]));
    },
    { saved: next, drafts },
  );
}

/** A draft as it was stored, applied to the saved text of its file; undefined if it is broken or no longer needed. */
function draftIn(stored: string | null, file: string, saved: Drafts): string | undefined {
  try {
    const { before, text } = JSON.parse(stored ?? '{}') as Partial<Change>;
    const now = saved[file];
    const isDraft = typeof text === 'string' && (before === null || typeof before === 'string');
    // No draft is needed for a deleted file.
    if (!isDraft || (now === undefined && before !== null)) return undefined;
    return now === undefined ? text : rebased({ file, before, text }, now);
  } catch {
    return undefined;
  }
}

/** The texts after another window has stored or removed a draft, with the changes of both. */
export function afterStored(
  texts: Texts,
  { key, oldValue, newValue }: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>,
): Texts {
  if (!key?.startsWith(prefix)) return texts;
  const file = key.slice(prefix.length);
  const { saved, drafts } = texts;
  const [before, theirs] = [oldValue, newValue].map((stored) => draftIn(stored, file, saved) ?? saved[file]);
  const own = drafts[file] ?? saved[file];
  if (own === theirs) return texts;
  const isOnlyTheirs = own === undefined || own === before || theirs === undefined;
  return withText(texts, file, isOnlyTheirs ? theirs : rebased({ file, before: before ?? null, text: own }, theirs));
}

/** The drafts in this browser. If a file was saved elsewhere, the changes of its draft are applied to the new text. */
export function readDrafts(saved: Drafts): Drafts {
  try {
    const files = Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
    return files.reduce(
      (texts, file) => withText(texts, file, draftIn(localStorage.getItem(prefix + file), file, saved)),
      { saved, drafts: {} },
    ).drafts;
  } catch {
    // The browser blocks its storage.
    return {};
  }
}

/** Keeps the drafts in this browser, and removes those that are no longer there. Returns whether it could. */
export function keepDrafts(kept: Drafts, { saved, drafts }: Texts): boolean {
  const results = Object.keys({ ...kept, ...drafts }).map((file) => {
    const text = drafts[file];
    try {
      if (text === undefined) localStorage.removeItem(prefix + file);
      else localStorage.setItem(prefix + file, JSON.stringify({ before: saved[file] ?? null, text }));
      return true;
    } catch {
      // The browser blocks its storage, or the storage is full.
      return text === undefined;
    }
  });
  return results.every(Boolean);
}
