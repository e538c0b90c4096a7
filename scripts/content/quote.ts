/** A text in the quotes in which YAML reads it word for word: the simplest that do. */
export function inQuotes(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  if (!text.includes("'")) return `'${text}'`;
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/**
 * A line or a value, and the comment behind it: a "#" between spaces, which no quotes surround. "#03-55" and "#1" are no
 * comments: they are words.
 */
export function splitComment(line: string): { text: string; comment: string } {
  let isQuoted = false;
  for (const { 0: mark, index } of line.matchAll(/"|(?<=\s|^)#+(?=\s|$)/gm)) {
    if (mark === '"') isQuoted = !isQuoted;
    else if (!isQuoted) {
      const text = line.slice(0, index).trimEnd();
      return { text, comment: line.slice(text.length) };
    }
  }
  return { text: line.trimEnd(), comment: '' };
}

/** Quotes of a kind, without the apostrophes inside words. */
const quotesIn = (text: string, mark: string) =>
  [...text.matchAll(mark === '"' ? /"/g : /(?<!\p{L})'|'(?!\p{L})/gu)].map(({ index }) => index);

/**
 * The words of a value that begins with a quote and goes on behind the next one. Either its quotes are words, as in
 * "Great" she said, or the first and the last were meant for YAML, as in "She said "great" again".
 */
export function meantBy(value: string): string {
  const [mark = ''] = value;
  if (mark !== '"' && mark !== "'") return value;
  // Of what needs quotes the quotes are for YAML, and were set too narrow.
  const narrow = /^(["'])([^"']*(?:\{[\w.]+\}|: | #)[^"']*)\1/.exec(value);
  if (narrow !== null) return narrow[2]! + value.slice(narrow[0].length);
  const quotes = quotesIn(value, mark);
  const second = quotes[1] ?? value.length;
  const isLast = second >= value.length - 1;
  const opensAgain = /[\s("']/.test(value[second - 1] ?? '') && /\S/.test(value[second + 1] ?? '');
  if (!isLast && !opensAgain) return value;
  return value.slice(1, value.endsWith(mark) && quotes.length % 2 === 0 ? -1 : undefined);
}

const indentOf = (line: string) => /^ */.exec(line)![0].length;

/** The lines directly below one with which its text goes on: they are indented further, and are no fields or items. */
export function continuation(line: string, after: readonly string[]): string[] {
  const goesOn = (other: string) => indentOf(other) > indentOf(line) && !/^\s*(-\s|#|[\w-]+:(\s|$)|$)/.test(other);
  const end = after.findIndex((other) => !goesOn(other));
  return after.slice(0, end < 0 ? undefined : end).map((other) => other.trimEnd());
}

/** The beginning of a line that is no part of its value: spaces, dashes, the name of a field. */
export const beforeValue = /^\s*(?:-\s+)*(?:[\w-]+:\s+)?/;

/** A fix that gives the lines to type: one behind the arrow, several below it. */
export const typing = (saying: string, lines: readonly string[]) =>
  `${saying} →${lines.length === 1 ? `  ${lines[0]}` : lines.map((line) => `\n       ${line}`).join('')}`;

/** What to type where the value of a line needs quotes; a comment behind it stays outside of them. */
export function quotedFix(line: string, after: readonly string[]): string {
  const key = beforeValue.exec(line)![0];
  const below = continuation(line, after);
  const { text, comment } = splitComment([line.slice(key.length).trimEnd(), ...below].join('\n'));
  const saying = `put the text in quotes${below.length === 0 ? '' : ', from its first line to its last'}`;
  return typing(saying, (key + inQuotes(meantBy(text)) + comment).split('\n'));
}

/** What to type where a value inside of braces or brackets needs quotes: the one in which a column is. */
export function quotedInFlow(line: string, col: number): string {
  const before = line.slice(0, col - 1);
  const start = Math.max(
    ...[...before.matchAll(/[{[,:]\s+|[[{]/g)].map(({ index, 0: mark }) => index + mark.length),
    0,
  );
  const length = /^[^,}\]]*/.exec(line.slice(start))![0].trimEnd().length;
  const quoted = inQuotes(meantBy(line.slice(start, start + length)));
  return typing('put the text in quotes', [line.slice(0, start) + quoted + line.slice(start + length)]);
}
