import { parseDocument } from 'yaml';
import { splitComment } from './quote.ts';

const isBlank = (line: string) => /^\s*(#.*)?$/.test(line);
const indentOf = (line: string) => /^ */.exec(line)![0].length;
const isItem = (line: string) => /^\s*-(\s|$)/.test(line);
const opens = (line: string) => splitComment(line).text.endsWith(':');
/** `- name` of `  - name: Tan`, with which the items of a list often begin. */
const keyOf = (line: string) => /^\s*(-\s+)?[\w-]+:/.exec(line)?.[0].trim();

/** Columns in which a line can begin, the most probable first. Lines that begin with tabs are no measure. */
function candidates(above: readonly string[], line: string, next: string | undefined): number[] {
  const last = above.at(-1) ?? '';
  const nearer = above.toReversed();
  const same = nearer.find((other) => isItem(other) === isItem(line) && keyOf(other) === keyOf(line));
  const alike = nearer.find((other) => isItem(other) === isItem(line));
  return [
    ...(opens(line) && next !== undefined && indentOf(next) > 0 ? [indentOf(next) - 2, indentOf(next)] : []),
    ...(opens(last) ? [indentOf(last) + 2] : []),
    ...(isItem(line) && same !== undefined ? [indentOf(same)] : []),
    ...(isItem(last) && !isItem(line) ? [indentOf(last) + 2] : []),
    ...(isItem(line) && alike !== undefined ? [indentOf(alike)] : []),
    ...nearer.map(indentOf),
    indentOf(last) + 2,
    0,
  ];
}

/** How many columns are tried, and in how long a text: longer than entries are, and short enough for nobody to wait. */
const most = { tried: 8, letters: 40_000 };

/**
 * The column in which a line should begin: the first that suits the lines around it and that YAML can read. `after` are
 * the lines below it, as far as they are in order.
 */
export function indentFor(before: readonly string[], line: string, after: readonly string[]): number {
  const above = before.filter((other) => !isBlank(other));
  const next = after.find((other) => !isBlank(other));
  const tried = [...new Set(candidates(above.slice(-200), line.trim(), next))].filter((column) => column >= 0);
  const isReadable = (column: number, below: readonly string[]) =>
    parseDocument([...before, ' '.repeat(column) + line.trim(), ...below].join('\n')).errors.length === 0;
  const few = [...before, ...after, line].join('\n').length > most.letters ? [] : tried.slice(0, most.tried);
  // Below there may be more that is wrong.
  const found = few.find((column) => isReadable(column, after)) ?? few.find((column) => isReadable(column, []));
  return found ?? tried[0] ?? 0;
}

/** The line, begun in the column in which it should begin. */
export const indented = (before: readonly string[], line: string, after: readonly string[]) =>
  ' '.repeat(indentFor(before, line, after)) + line.trim();
