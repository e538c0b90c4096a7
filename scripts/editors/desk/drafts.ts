import { rebased, type Change } from './change.ts';

/** The texts of files with unsaved changes. */
export type Drafts = Readonly<Record<string, string>>;

const prefix = 'desk draft ';

/** The drafts in this browser. If a file was saved elsewhere, the changes of its draft are applied to the new text. */
export function readDrafts(saved: Readonly<Record<string, string>>): Drafts {
  const kept = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  const drafts = kept.map((key) => ({
    ...(JSON.parse(localStorage.getItem(key)!) as Change),
    file: key.slice(prefix.length),
  }));
  return Object.fromEntries(
    drafts.flatMap(({ file, before, text }) => {
      const now = saved[file];
      // No draft is needed for a deleted file, or for a new file that was saved with the text of its draft.
      if ((now === undefined && before !== null) || now === text) return [];
      return [[file, now === undefined ? text : rebased({ file, before, text }, now)]];
    }),
  );
}

/** Keeps a change in this browser, or removes the draft if the text is as before. */
export function keepDraft({ file, before, text }: Change): void {
  if (text === before) localStorage.removeItem(prefix + file);
  else localStorage.setItem(prefix + file, JSON.stringify({ before, text }));
}

export function forgetDraft(file: string): void {
  localStorage.removeItem(prefix + file);
}

/**
 * The drafts after another program has saved files. A draft gets the program's changes, except in fields that it
 * changes itself.
 */
export function rebasedDrafts(drafts: Drafts, saved: Drafts, next: Drafts): Drafts {
  const entries = Object.entries(drafts).map(([file, text]): [string, string] => {
    const before = saved[file] ?? null;
    return [file, next[file] === undefined ? text : rebased({ file, before, text }, next[file])];
  });
  for (const [file, text] of entries) keepDraft({ file, before: next[file] ?? null, text });
  return Object.fromEntries(entries.filter(([file, text]) => next[file] !== text));
}
