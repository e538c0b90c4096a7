import type { Entry } from '../content.ts';
import type { Part } from '../kinds.ts';
import { isInFlow, placeOf, type Path } from '../place.ts';
import type { Place } from '../problem.ts';
import { fieldName, toText, typedField } from '../text/wording.ts';
import { impliedValue } from '../yaml/intended-value.ts';
import { inQuotes, splitComment } from '../yaml/quotes.ts';
import { exampleOf } from './schema-error.ts';

/** An example value for a field: the implied value, else that of the schema. */
export const exampleAt = (entry: Entry, path: Path, schema: Part) => impliedValue(entry, path) ?? exampleOf(schema);

/** The words before an example, after "fill it in" or "add a line": "for example", with the choices if there are any. */
export function hint(entry: Entry, path: Path, { enum: choices }: Part): string {
  if (impliedValue(entry, path) !== undefined) return '';
  return choices === undefined
    ? ', for example'
    : ` with one of these values: ${choices.map(toText).join(', ')}. For example`;
}

/** Lines for a fix, each with its indentation; several lines come below the sentence. */
export function lines(text: string, indent = 0): string {
  const parts = text.split('\n').map((line) => ' '.repeat(indent) + line);
  return parts.length === 1 ? `  ${parts[0]}` : parts.map((line) => `\n       ${line}`).join('');
}

/** The lines to type for a field, indented like the field's name. */
export function typedLines(entry: Entry, path: Path, value: unknown): string {
  const text = typedField(fieldName(path), value, isInFlow(entry, path));
  return lines(text, text.includes('\n') ? placeOf(entry, path, 'key').col - 1 : 0);
}

/** The line of a place with the marked text replaced. */
export const markedLine = ({ text, col, length }: Place, replacement: string) =>
  (text.slice(0, col - 1) + replacement + text.slice(col - 1 + length)).trimEnd();

/** The line of a place with the marked text in quotes. */
export function quotedLine(place: Place): string {
  const { text } = splitComment(place.text.slice(place.col - 1, place.col - 1 + place.length));
  return markedLine({ ...place, length: text.length }, inQuotes(text));
}
