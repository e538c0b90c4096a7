import type { Place } from './problem.ts';
import { continuation, inQuotes, splitComment, fixWithLines } from './place.ts';

/** A quote, brace or bracket that opens a value and is never closed. */
export interface Unclosed {
  offset: number;
  /** The character that would close it. */
  closing: string;
}

const opening = /^[ \t]*(?:- )*(?:[\w-]+:[ \t]+)?(?=["'{[])/gm;

/**
 * Whether the quote at an offset is closed. A closing quote on a later line must be at the end of a value; otherwise it
 * probably opens the next value.
 */
function isQuoteClosed(source: string, at: number): boolean {
  const quoted = source[at] === '"' ? /"(?:[^"\\]|\\[^])*"/y : /'(?:[^']|'')*'(?!')/y;
  quoted.lastIndex = at;
  const [text] = quoted.exec(source) ?? [];
  return (
    text !== undefined &&
    (!text.includes('\n') || /^[ \t]*(?:#.*|[,}\]].*)?\r?$/m.test(restOfLine(source, at + text.length)))
  );
}

const restOfLine = (source: string, from: number) => source.slice(from).split('\n', 1)[0]!;

/** The closing characters of the brackets that are still open at the end of a text, innermost last. */
function stillOpen(text: string): string[] {
  const open: string[] = [];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\[^])*"|[{}[\]]/g)) {
    if (token === '{') open.push('}');
    else if (token === '[') open.push(']');
    else if (token === open.at(-1)) open.pop();
  }
  return open;
}

/**
 * The last value before `until` that is opened and not closed. `until` is the offset of the parser error, which usually
 * follows the value. Inside braces the error may come before the end of a correct line, so that line is read to its
 * end.
 */
export function unclosedBefore(source: string, until: number): Unclosed | undefined {
  const starts = [...source.matchAll(opening)].map((match) => match.index + match[0].length);
  for (const offset of starts.filter((start) => start < until).toReversed()) {
    const mark = source[offset]!;
    if (mark === '"' || mark === "'") {
      if (!isQuoteClosed(source, offset)) return { offset, closing: mark };
    } else {
      const closing = stillOpen(source.slice(offset, until + restOfLine(source, until).length));
      if (closing.length > 0) return { offset, closing: closing.toReversed().join('') };
    }
  }
  return undefined;
}

/** Words that begin with an apostrophe. */
const elision = /^'(?:twas|twill|tis|til|till|cause|em|n|round|\d\ds?)\b/i;

/** What to type if a quote, a brace or a bracket is not closed; a comment after it stays outside. */
export function closedFix({ text: line, col }: Place, after: readonly string[], closing: string): string {
  const before = line.slice(0, col - 1);
  const isQuote = closing === '"' || closing === "'";
  const below = isQuote ? continuation(line, after) : [];
  const { text, comment } = splitComment([line.slice(col).trimEnd(), ...below].join('\n'));
  const value = line[col - 1] + text;
  if (elision.test(value))
    return fixWithLines('put the text in quotes', (before + inQuotes(value) + comment).split('\n'));
  return fixWithLines(
    'close it',
    `${before}${value}${closing.startsWith('}') ? ' ' : ''}${closing}${comment}`.split('\n'),
  );
}
