/** A quote, brace or bracket that opens a value and is never closed. */
export interface Unclosed {
  offset: number;
  /** What would close it. */
  closing: string;
}

const opening = /^[ \t]*(?:- )*(?:[\w-]+:[ \t]+)?(?=["'{[])/gm;

/** Whether the quote at an offset is closed, and nothing but the end of a value follows. */
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

/** The brackets that are still open at the end of a text, innermost last, by what would close them. */
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
 * The last value before `until` that is opened and not closed before `end`: the parser stumbles only where it has run on
 * to, and inside of braces sooner.
 */
export function unclosedBefore(source: string, until: number, end: number): Unclosed | undefined {
  const starts = [...source.matchAll(opening)].map((match) => match.index + match[0].length);
  for (const offset of starts.filter((start) => start < until).toReversed()) {
    const mark = source[offset]!;
    if (mark === '"' || mark === "'") {
      if (!isQuoteClosed(source, offset)) return { offset, closing: mark };
    } else {
      const closing = stillOpen(source.slice(offset, end));
      if (closing.length > 0) return { offset, closing: closing.toReversed().join('') };
    }
  }
  return undefined;
}
