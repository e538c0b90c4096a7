import { parse } from 'yaml';
import { yamlPart } from '../../content/place.ts';
import { edited, editsBetween } from './edit.ts';

/** A file that was changed in the desk. */
export interface Change {
  file: string;
  /** The text that the change began with; null for a new file. */
  before: string | null;
  text: string;
}

/** The values of a data file. */
export const dataOf = (file: string, text: string): unknown => parse(yamlPart(file, text).yaml) as unknown;

/** Whether a file has values: a text editor saves half a sentence as well, and a program empties a file before it writes. */
export function isReadable(file: string, text: string): boolean {
  try {
    const data = dataOf(file, text);
    return typeof data === 'object' && data !== null;
  } catch {
    return false;
  }
}

/** The Markdown below the front matter. */
export const bodyOf = (file: string, text: string): string => yamlPart(file, text).body;

/** A file with other values and another Markdown: only the lines of what differs change. */
export function withValues(file: string, text: string, data: unknown, body: string): string {
  const changed = edited(file, text, editsBetween(dataOf(file, text), data));
  const before = bodyOf(file, text);
  return changed.endsWith(before) ? changed.slice(0, changed.length - before.length) + body : changed;
}

/** The same change of another text of the file: of the fields that differ, those of the change. */
export function rebased({ file, before, text }: Change, now: string): string {
  if (before === null || before === now) return text;
  if (![before, text, now].every((each) => isReadable(file, each))) return text;
  const changed = edited(file, now, editsBetween(dataOf(file, before), dataOf(file, text)));
  const body = bodyOf(file, text) === bodyOf(file, before) ? bodyOf(file, now) : bodyOf(file, text);
  return withValues(file, changed, dataOf(file, changed), body);
}
