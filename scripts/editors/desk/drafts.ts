/** What was typed and not saved: the form's data, and the text of the file that it began with. */
export interface Draft {
  before: string;
  data: unknown;
  /** The Markdown below the front matter. */
  body: string;
}

const keyOf = (file: string) => `desk draft ${file}`;

/** The draft of a file. One of a text that is no longer that of the file is dropped: it would undo what others saved. */
export function draftOf(file: string, text: string): Draft | undefined {
  const kept = localStorage.getItem(keyOf(file));
  if (kept === null) return undefined;
  const draft = JSON.parse(kept) as Draft;
  if (draft.before === text) return draft;
  localStorage.removeItem(keyOf(file));
  return undefined;
}

export function keepDraft(file: string, draft: Draft | undefined): void {
  if (draft) localStorage.setItem(keyOf(file), JSON.stringify(draft));
  else localStorage.removeItem(keyOf(file));
}
