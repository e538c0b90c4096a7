import { conflictsOf, rebased, resolved, type Change, type Conflict, type Draft, type Files } from './change.ts';

/** The texts in the desk: those of the files, and those with unsaved changes. */
export interface Texts {
  saved: Files;
  drafts: Readonly<Record<string, Draft>>;
}

/** Gives a file another draft, unless it is the saved text; undefined removes the draft. */
export function withDraft({ saved, drafts }: Texts, file: string, draft: Draft | undefined): Texts {
  const { [file]: _, ...others } = drafts;
  const isSaved = draft === undefined || draft.text === (saved[file] ?? '');
  return { saved, drafts: isSaved ? others : { ...others, [file]: draft } };
}

/** What the draft of a file is a change of. */
export const beforeOf = ({ saved, drafts }: Texts, file: string) =>
  (drafts[file] ?? { before: saved[file] ?? null }).before;

/** Gives a file another text, and says what made it; '' removes the file, and undefined its draft. */
export function withText(texts: Texts, file: string, text: string | undefined, done = texts.drafts[file]?.done): Texts {
  const draft = text === undefined ? undefined : { before: beforeOf(texts, file), text, done };
  return withDraft(texts, file, draft);
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

/** The texts after others have saved files: drafts get their changes, except in fields that the drafts change themselves. */
export function afterOthers({ saved, drafts }: Texts, next: Files): Texts {
  // A file that others have deleted stays as long as it has a draft with words.
  const kept = Object.entries(drafts).filter(([file, { text }]) => text !== '' && file in saved && !(file in next));
  const known = { ...next, ...Object.fromEntries(kept.map(([file]) => [file, saved[file]!])) };
  return Object.entries(drafts).reduce(
    (now, [file, draft]) => withDraft(now, file, known[file] === undefined ? draft : rebased(file, draft, known[file])),
    { saved: known, drafts },
  );
}

/** The changes of the saved files. */
export const draftedIn = ({ saved, drafts }: Texts): Change[] =>
  Object.entries(drafts).map(([file, draft]) => ({ ...draft, file, before: saved[file] ?? null }));

/** The conflicts of all drafts with the saved files. */
export const conflictsIn = ({ saved, drafts }: Texts): Conflict[] =>
  Object.entries(drafts).flatMap(([file, draft]) => conflictsOf(file, draft, saved[file]));

/** The texts after the editor has chosen one of two values. */
export function afterChoice(texts: Texts, conflict: Conflict, whose: 'yours' | 'theirs'): Texts {
  const { file } = conflict;
  return withDraft(texts, file, resolved(texts.drafts[file]!, conflict, texts.saved[file]!, whose));
}
