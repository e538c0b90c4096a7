import { parse } from 'yaml';
import { copiedTexts, copyIn, copyLines, withCopyLines } from '#content/history/copied.ts';
import { shownDate } from '#content/date.ts';
import type { Part as Schema } from '#content/kinds.ts';
import { memoize } from '#content/memoize.ts';
import { isInside, type Path } from '#content/place.ts';
import { yamlPart } from '#content/yaml/split-file.ts';
import { textsIn, valueIn } from '#content/text/texts.ts';
import { edited, editsBetween, type Edit } from '#content/yaml/yaml-edit.ts';

/** Texts by file. */
export type Files = Readonly<Record<string, string>>;

/** The text of a file with unsaved changes. */
export interface Draft {
  /** The text before the changes; null for a new file. */
  before: string | null;
  /** The text after the change; an empty one removes the file. */
  text: string;
  /** What made it and drafts of other files at once, in words: "Delete Bedok". */
  done?: string | undefined;
}

/** A change of a file in the desk. */
export interface Change extends Draft {
  file: string;
}

/** The values of a data file. */
export const parseData = (file: string, text: string): unknown => parse(yamlPart(file, text).yaml) as unknown;

/** Whether a file can be parsed. It may be unfinished, or empty while another program writes it. */
export function isReadable(file: string, text: string): boolean {
  try {
    const data = parseData(file, text);
    return typeof data === 'object' && data !== null;
  } catch {
    return false;
  }
}

/** The Markdown below the front matter. */
export const bodyOf = (file: string, text: string): string => yamlPart(file, text).body;

/** A file with new values and new Markdown. Only the lines that differ change. */
export function withValues(file: string, text: string, data: unknown, body: string): string {
  const changed = edited(file, text, editsBetween(parseData(file, text), data));
  const before = bodyOf(file, text);
  return changed.endsWith(before) ? changed.slice(0, changed.length - before.length) + body : changed;
}

/** A part of a file that the editor and another program have both changed; an empty path is the whole file. */
export interface Conflict {
  file: string;
  path: Path;
  yours: unknown;
  theirs: unknown;
}

/** The fields of a file and the Markdown below them; the text alone if it cannot be parsed. */
const fieldsAndBody = (file: string, text: string | null): unknown =>
  text !== null && /\.(?:yaml|md)$/.test(file) && isReadable(file, text)
    ? { fields: parseData(file, text), body: bodyOf(file, text) }
    : text;

const withEdit = (file: string, text: string, { path: [part, ...inside], value }: Edit): string =>
  part === 'body'
    ? withValues(file, text, parseData(file, text), String(value))
    : edited(file, text, [{ path: inside, value }]);

const isRemovedItem = ({ path, value }: Edit) => value === undefined && typeof path.at(-1) === 'number';

/** What a change affects: the whole list if it removes an item, because the later items move up. */
const affectedPath = (edit: Edit): Path => (isRemovedItem(edit) ? edit.path.slice(0, -1) : edit.path);

const withoutRepeats = (paths: readonly Path[]) => [...new Map(paths.map((path) => [path.join('/'), path])).values()];

/** The first words of a value, and a date with its month in words. Keys and ids are in small letters. */
export function valueInWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (/^\d{4}-\d\d-\d\d$/.test(String(value)) && !Number.isNaN(Date.parse(String(value))))
    return shownDate(String(value), 'en-GB');
  if (typeof value !== 'object') return String(value ?? '');
  const texts = textsIn(value).flatMap(({ text }) => text.trim() || []);
  return texts.find((text) => /[A-Z ]/.test(text)) ?? texts[0] ?? '';
}

/** The first words of the item that a change removes from a list; undefined if it removes none. */
export function removedItem(file: string, before: string, after: string): string | undefined {
  const [start, end] = [before, after].map((text) => fieldsAndBody(file, text));
  const edit = editsBetween(start, end).find(isRemovedItem);
  return edit && valueInWords(valueIn(start, edit.path));
}

/** A part of a file that a draft changes; an empty path is the whole file. */
export interface Part {
  path: Path;
  before: unknown;
  after: unknown;
}

/** The list around a path whose items are only in another order; otherwise the path itself. */
function movedPart(path: Path, start: unknown, end: unknown): Path {
  const sorted = (value: unknown) =>
    Array.isArray(value) && JSON.stringify(value.map((item) => JSON.stringify(item)).toSorted());
  const around = path
    .map((_, index) => path.slice(0, index))
    .find((list) => {
      const before = sorted(valueIn(start, list));
      return before !== false && before === sorted(valueIn(end, list));
    });
  return around ?? path;
}

/** What a draft changes: single fields and items, or the whole file if it is new, gone or no data. */
export const partsOf = memoize(({ before, text }: Draft, file: string): Part[] => {
  const [start, end] = [before, text].map((each) => fieldsAndBody(file, each));
  const paths = editsBetween(start, end).map((edit) => movedPart(affectedPath(edit), start, end));
  return withoutRepeats(paths).map((path) => ({ path, before: valueIn(start, path), after: valueIn(end, path) }));
});

/** The text of a draft in which one part is as it was. */
export function withoutPart(file: string, { before, text }: Draft, { path, before: value }: Part): string {
  if (before === null || path.length === 0) return before ?? '';
  const values = structuredClone(fieldsAndBody(file, text));
  const [around, key] = [valueIn(values, path.slice(0, -1)) as Record<string, unknown>, String(path.at(-1))];
  if (value !== undefined) around[key] = value;
  else if (Array.isArray(around)) around.splice(Number(key), 1);
  else Reflect.deleteProperty(around, key);
  const { fields, body } = values as { fields: unknown; body: string };
  return withValues(file, before, fields, body);
}

/** The items that a list has got at its end, if nothing else in it was changed. The list may be new. */
function addedItems(before: unknown, after: unknown): unknown[] | undefined {
  const start: unknown = before ?? [];
  if (!Array.isArray(start) || !Array.isArray(after)) return undefined;
  return JSON.stringify(after.slice(0, start.length)) === JSON.stringify(start) ? after.slice(start.length) : undefined;
}

/** The list at a path or around it, with the new items of both, if both have only added some. */
function unionAt(path: Path, start: unknown, yours: unknown, theirs: unknown): Edit | undefined {
  const list = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
  const [before, own, other] = [start, yours, theirs].map((values) => valueIn(values, list));
  const [mine, added] = [addedItems(before, own), addedItems(before, other)];
  if (!mine?.length || !added?.length) return undefined;
  const known = added.map((item) => JSON.stringify(item));
  const more = mine.filter((item) => !known.includes(JSON.stringify(item)));
  return { path: list, value: [...(other as unknown[]), ...more] };
}

/** The parts that a draft and another program have changed to different values. Both may add items to a list. */
export function conflictsOf(file: string, { before, text }: Draft, now: string | undefined): Conflict[] {
  if (now === undefined || before === now) return [];
  const [start, yours, theirs] = [before, text, now].map((each) => fieldsAndBody(file, each));
  const changed = editsBetween(start, theirs).map(affectedPath);
  const both = editsBetween(start, yours)
    .map(affectedPath)
    .flatMap((own) => changed.flatMap((other) => (isInside(own, other) ? [other] : isInside(other, own) ? [own] : [])));
  return withoutRepeats(both)
    .filter((path) => unionAt(path, start, yours, theirs) === undefined)
    .map((path) => ({ file, path, yours: valueIn(yours, path), theirs: valueIn(theirs, path) }))
    .filter((one) => JSON.stringify(one.yours) !== JSON.stringify(one.theirs));
}

/** Applies a draft to another text of its file. What both have changed stays a conflict; if nothing fits, the whole file. */
export function rebased(file: string, draft: Draft, now: string): Draft {
  const [start, yours, theirs] = [draft.before, draft.text, now].map((each) => fieldsAndBody(file, each));
  if (draft.before === now || [start, yours, theirs].some((each) => each === null || typeof each === 'string'))
    return draft;
  const conflicts = conflictsOf(file, draft, now);
  try {
    const own = editsBetween(start, yours)
      .filter(({ path }) => !conflicts.some((one) => isInside(path, one.path)))
      .map((edit) => unionAt(edit.path, start, yours, theirs) ?? edit);
    const kept = conflicts.map(({ path, yours: value }) => ({ path, value }));
    const old = conflicts.map(({ path }) => ({ path, value: valueIn(start, path) }));
    const apply = (edits: readonly Edit[]) => edits.reduce((result, edit) => withEdit(file, result, edit), now);
    const applied = { ...draft, before: apply(old), text: apply([...own, ...kept]) };
    if (isReadable(file, applied.text)) return applied;
  } catch {
    // As below.
  }
  return { ...draft, before: null };
}

/** Ends a conflict: the draft keeps its own value, or gets the one of the file, whose text is `now`. */
export function resolved(draft: Draft, conflict: Conflict, now: string, whose: 'yours' | 'theirs'): Draft {
  const { file, path, theirs: value } = conflict;
  const { before, text } = draft;
  const taken = (other: string) => (path.length === 0 ? now : withEdit(file, other, { path, value }));
  return { ...draft, before: taken(before ?? now), text: whose === 'yours' ? text : taken(text) };
}

/** A copy in which the texts at these paths are confirmed. Its comments go when nothing is left to confirm. */
export function confirmed(
  file: string,
  text: string,
  schema: Schema,
  files: Files,
  paths: readonly Path[] = [],
): string {
  const copy = copyIn(text);
  const original = files[copy?.original ?? ''];
  const areReadable = isReadable(file, text) && isReadable(file, original ?? '');
  if (copy === undefined || original === undefined || !areReadable) return text;
  const data = parseData(file, text);
  const all = [...copy.confirmed, ...paths.map((path) => String(valueIn(data, path)))];
  const left = copiedTexts(schema, { ...copy, confirmed: all }, data, parseData(copy.original, original));
  return withCopyLines(text, left.length > 0 ? copyLines(copy.original, all) : '');
}
