import { parseDocument } from 'yaml';
import { indentOf, splitComment } from './place.ts';

const isBlank = (line: string) => /^\s*(#.*)?$/.test(line);
const isItem = (line: string) => /^\s*-(\s|$)/.test(line);
const opens = (line: string) => splitComment(line).text.endsWith(':');
/** The `- name` of `  - name: Tan`: items of a list often begin with the same key. */
const keyOf = (line: string) => /^\s*(-\s+)?[\w-]+:/.exec(line)?.[0].trim();

/** Columns in which a line can begin, the most probable first. Tabs in the lines above are already replaced. */
function candidates(above: readonly string[], line: string, next: string | undefined): number[] {
  const last = above.at(-1) ?? '';
  const nearer = above.toReversed();
  const same = nearer.find((other) => isItem(other) === isItem(line) && keyOf(other) === keyOf(line));
  const alike = nearer.find((other) => isItem(other) === isItem(line));
  // Two or more tabs are as many levels of the entry; a single tab may replace any number of spaces.
  const levels = /^\t{2,}(?=[^\s])/.exec(line)?.[0].length ?? Infinity;
  return [
    ...(2 * levels <= indentOf(last) + 2 ? [2 * levels] : []),
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

/** Limits of the search: columns to try, and the length of the text. More than entries need, few enough to be fast. */
const most = { tried: 8, letters: 40_000 };

/**
 * The line with the right indentation: the first that fits the lines around it and that YAML can read. `after` are the
 * lines below it.
 */
export function indented(before: readonly string[], line: string, after: readonly string[]): string {
  const above = before.filter((other) => !isBlank(other));
  const next = after.find((other) => !isBlank(other));
  const tried = [...new Set(candidates(above.slice(-200), line.trimEnd(), next))].filter((column) => column >= 0);
  const isReadable = (column: number, below: readonly string[]) =>
    parseDocument([...before, ' '.repeat(column) + line.trim(), ...below].join('\n')).errors.length === 0;
  const few = [...before, ...after, line].join('\n').length > most.letters ? [] : tried.slice(0, most.tried);
  // If no column fits the lines below, these may contain further mistakes, so the second attempt ignores them.
  const found = few.find((column) => isReadable(column, after)) ?? few.find((column) => isReadable(column, []));
  return ' '.repeat(found ?? tried[0] ?? 0) + line.trim();
}
