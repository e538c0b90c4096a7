import { rebased, type Draft } from './change.ts';
import { withDraft, type Texts } from './drafts.ts';

const prefix = 'desk draft ';

/** A file with its stored draft; undefined if there is none that can be read. */
type StoredDraft = readonly [file: string, draft: Draft | undefined];

function parseDraft(json: string | null): Draft | undefined {
  try {
    const { before, text, done } = JSON.parse(json ?? '{}') as Partial<Draft>;
    const isDraft = typeof text === 'string' && (before === null || typeof before === 'string');
    return isDraft ? { before, text, done } : undefined;
  } catch {
    return undefined;
  }
}

/** The draft that a key of the browser's storage has, or none. */
export const draftAt = (key: string | null, json: string | null): StoredDraft[] =>
  key?.startsWith(prefix) ? [[key.slice(prefix.length), parseDraft(json)]] : [];

export function storedDrafts(): StoredDraft[] {
  try {
    return Object.keys(localStorage).flatMap((key) => draftAt(key, localStorage.getItem(key)));
  } catch {
    // The browser blocks its storage.
    return [];
  }
}

/** Stores the draft of a file, or removes it. Returns whether the browser did. */
export function storeDraft(file: string, draft: Draft | undefined): boolean {
  try {
    if (draft === undefined) localStorage.removeItem(prefix + file);
    else localStorage.setItem(prefix + file, JSON.stringify(draft));
    return true;
  } catch {
    // The browser blocks its storage, or the storage is full.
    return false;
  }
}

/** The texts with a stored draft. If the file was saved since, the changes of the draft are applied to the new text. */
export function withStored(texts: Texts, [file, draft]: StoredDraft): Texts {
  const now = texts.saved[file];
  if (draft === undefined || now !== undefined) return withDraft(texts, file, draft && rebased(file, draft, now!));
  // No draft is needed for a deleted file.
  return withDraft(texts, file, draft.before === null ? draft : undefined);
}
