import { parse } from 'yaml';
import { yamlPart, type Path } from '#content/place.ts';
import { textsIn } from '#content/texts.ts';
import { edited, editsBetween, type Edit } from '#content/yaml-edit.ts';

/** The text of a file with unsaved changes. */
export interface Draft {
  /** The text before the changes; null for a new file. */
  before: string | null;
  /** The text after the change; an empty one removes the file. */
  text: string;
}

/** A change of a file in the desk. */
export interface Change extends Draft {
  file: string;
}

/** The values of a data file. */
export const dataOf = (file: string, text: string): unknown => parse(yamlPart(file, text).yaml) as unknown;

/** Whether a file can be parsed. It may be unfinished, or empty while another program writes it. */
export function isReadable(file: string, text: string): boolean {
  try {
    const data = dataOf(file, text);
    return typeof data === 'object' && data !== null;
  } catch {
    return false;
  }
}

/** Every list in a value, by its path. */
function listsIn(value: unknown, path = ''): [path: string, items: readonly unknown[]][] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, item]) => listsIn(item, `${path}/${key}`));
  return Array.isArray(value) ? [[path, value], ...inside] : inside;
}

/** The Markdown below the front matter. */
export const bodyOf = (file: string, text: string): string => yamlPart(file, text).body;

/** A file with new values and new Markdown. Only the lines that differ change. */
export function withValues(file: string, text: string, data: unknown, body: string): string {
  const changed = edited(file, text, editsBetween(dataOf(file, text), data));
  const before = bodyOf(file, text);
  return changed.endsWith(before) ? changed.slice(0, changed.length - before.length) + body : changed;
}

/** The first words of the item that a change removes from a list; undefined if it removes none. */
export function removedItem(file: string, before: string, after: string): string | undefined {
  if (after.length >= before.length || !isReadable(file, before) || !isReadable(file, after)) return undefined;
  const [old, next] = [dataOf(file, before), dataOf(file, after)].map((data) => new Map(listsIn(data)));
  for (const [path, items] of old!) {
    const left = next!.get(path)?.map((item) => JSON.stringify(item));
    const gone = items.find((item) => !left?.includes(JSON.stringify(item)));
    if (left?.length === items.length - 1) return textsIn(gone)[0]?.text ?? '';
  }
  return undefined;
}

/** A part of a file that the editor and another program have both changed; an empty path is the whole file. */
export interface Conflict {
  file: string;
  path: Path;
  yours: unknown;
  theirs: unknown;
}

/** The fields of a file and the Markdown below them; the text alone if it cannot be parsed. */
const valuesOf = (file: string, text: string | null): unknown =>
  text !== null && isReadable(file, text) ? { fields: dataOf(file, text), body: bodyOf(file, text) } : text;

const valueAt = (values: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], values);

const withEdit = (file: string, text: string, { path: [part, ...inside], value }: Edit): string =>
  part === 'body'
    ? withValues(file, text, dataOf(file, text), String(value))
    : edited(file, text, [{ path: inside, value }]);

const isInside = (path: Path, outer: Path) => outer.every((key, index) => key === path[index]);

/** What a change affects: the whole list if it removes an item, because the later items move up. */
const placeOf = ({ path, value }: Edit): Path =>
  value === undefined && typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;

/** The parts that a draft and another program have changed to different values. */
export function conflictsOf(file: string, { before, text }: Draft, now: string | undefined): Conflict[] {
  if (now === undefined || before === now) return [];
  const [start, yours, theirs] = [before, text, now].map((each) => valuesOf(file, each));
  const changed = editsBetween(start, theirs).map(placeOf);
  const both = editsBetween(start, yours)
    .map(placeOf)
    .flatMap((own) => changed.flatMap((other) => (isInside(own, other) ? [other] : isInside(other, own) ? [own] : [])));
  return [...new Map(both.map((path) => [path.join('/'), path])).values()]
    .map((path) => ({ file, path, yours: valueAt(yours, path), theirs: valueAt(theirs, path) }))
    .filter((one) => JSON.stringify(one.yours) !== JSON.stringify(one.theirs));
}

/**
 * Applies a draft to another text of its file. Where both have changed the same, the draft keeps its value, and its
 * `before` the old one, so that the conflict is still known after a reload. If the draft does not fit, the whole file is a conflict.
 */
export function rebased(file: string, draft: Draft, now: string): Draft {
  const [start, yours, theirs] = [draft.before, draft.text, now].map((each) => valuesOf(file, each));
  if (draft.before === now || [start, yours, theirs].some((each) => each === null || typeof each === 'string'))
    return draft;
  const conflicts = conflictsOf(file, draft, now);
  try {
    const own = editsBetween(start, yours).filter(({ path }) => !conflicts.some((one) => isInside(path, one.path)));
    const kept = conflicts.map(({ path, yours: value }) => ({ path, value }));
    const old = conflicts.map(({ path }) => ({ path, value: valueAt(start, path) }));
    const apply = (edits: readonly Edit[]) => edits.reduce((result, edit) => withEdit(file, result, edit), now);
    const applied = { before: apply(old), text: apply([...own, ...kept]) };
    if (isReadable(file, applied.text)) return applied;
  } catch {
    // As below.
  }
  return { before: null, text: draft.text };
}

/** Ends a conflict: the draft keeps its own value, or gets the one of the file, whose text is `now`. */
export function resolved({ before, text }: Draft, conflict: Conflict, now: string, whose: 'yours' | 'theirs'): Draft {
  const { file, path, theirs: value } = conflict;
  const taken = (other: string) => (path.length === 0 ? now : withEdit(file, other, { path, value }));
  return { before: taken(before ?? now), text: whose === 'yours' ? text : taken(text) };
}
