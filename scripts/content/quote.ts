/** A text in the simplest quotes with which YAML reads it unchanged. */
export function inQuotes(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  if (!text.includes("'")) return `'${text}'`;
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/**
 * A line or a value, and the comment after it: a "#" between spaces and outside quotes. "#03-55" and "#1" are words,
 * not comments.
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

/** The positions of one kind of quotes, without the apostrophes inside words. */
const quotesIn = (text: string, mark: string) =>
  [...text.matchAll(mark === '"' ? /"/g : /(?<!\p{L})'|'(?!\p{L})/gu)].map(({ index }) => index);

/**
 * The text of a value that begins with a quote and continues after the next quote. Either the quotes belong to the
 * text, as in "Great" she said, or the first and the last are meant for YAML, as in "She said "great" again".
 */
export function meantBy(value: string): string {
  const [mark = ''] = value;
  if (mark !== '"' && mark !== "'") return value;
  // If the quoted part needs quotes in YAML, the quotes are meant for YAML, and the second one comes too early.
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

/** The lines directly below that continue the text of a line: indented further, and no fields or items. */
export function continuation(line: string, after: readonly string[]): string[] {
  const goesOn = (other: string) => indentOf(other) > indentOf(line) && !/^\s*(-\s|#|[\w-]+:(\s|$)|$)/.test(other);
  const end = after.findIndex((other) => !goesOn(other));
  return after.slice(0, end < 0 ? undefined : end).map((other) => other.trimEnd());
}

/** The beginning of a line before its value: spaces, dashes, the name of a field. */
export const beforeValue = /^\s*(?:-\s+)*(?:[\w-]+:\s+)?/;

/** Lines for a fix, each with its indentation; several lines come below the sentence. */
export function lines(text: string, indent = 0): string {
  const parts = text.split('\n').map((line) => ' '.repeat(indent) + line);
  return parts.length === 1 ? `  ${parts[0]}` : parts.map((line) => `\n       ${line}`).join('');
}

/** A fix with the lines to type. */
export const fixWithLines = (saying: string, typed: readonly string[]) => `${saying} →${lines(typed.join('\n'))}`;

/** What to type if the value of a line needs quotes; a comment after it stays outside. */
export function quotedFix(line: string, after: readonly string[]): string {
  const key = beforeValue.exec(line)![0];
  const below = continuation(line, after);
  const { text, comment } = splitComment([line.slice(key.length).trimEnd(), ...below].join('\n'));
  const saying = `put the text in quotes${below.length === 0 ? '' : ', from its first line to its last'}`;
  return fixWithLines(saying, (key + inQuotes(meantBy(text)) + comment).split('\n'));
}

/** What to type if the value at a column inside braces or brackets needs quotes. */
export function quotedInFlow(line: string, col: number): string {
  const before = line.slice(0, col - 1);
  const start = Math.max(
    ...[...before.matchAll(/[{[,:]\s+|[[{]/g)].map(({ index, 0: mark }) => index + mark.length),
    0,
  );
  const length = /^[^,}\]]*/.exec(line.slice(start))![0].trimEnd().length;
  const quoted = inQuotes(meantBy(line.slice(start, start + length)));
  return fixWithLines('put the text in quotes', [line.slice(0, start) + quoted + line.slice(start + length)]);
}
