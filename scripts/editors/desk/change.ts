import { parse } from 'yaml';
import { yamlPart } from '../../content/place.ts';
import { edited, editsBetween } from './edit.ts';

/** A change of a file in the desk. */
export interface Change {
  file: string;
  /** The text before the change; null for a new file. */
  before: string | null;
  /** The text after the change; an empty one removes the file. */
  text: string;
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

/** The Markdown below the front matter. */
export const bodyOf = (file: string, text: string): string => yamlPart(file, text).body;

/** A file with new values and new Markdown. Only the lines that differ change. */
export function withValues(file: string, text: string, data: unknown, body: string): string {
  const changed = edited(file, text, editsBetween(dataOf(file, text), data));
  const before = bodyOf(file, text);
  return changed.endsWith(before) ? changed.slice(0, changed.length - before.length) + body : changed;
}

/**
 * Applies a change to another text of the file. A field that both change gets the value of the change. If the change does
 * not fit the other text, its own text is the result.
 */
export function rebased({ file, before, text }: Change, now: string): string {
  if (before === null || before === now) return text;
  if (![before, text, now].every((each) => isReadable(file, each))) return text;
  try {
    const changed = edited(file, now, editsBetween(dataOf(file, before), dataOf(file, text)));
    const body = bodyOf(file, text) === bodyOf(file, before) ? bodyOf(file, now) : bodyOf(file, text);
    return withValues(file, changed, dataOf(file, changed), body);
  } catch {
    return text;
  }
}
