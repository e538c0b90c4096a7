/** A quote, brace or bracket that opens a value and is never closed. */
interface Unclosed {
  offset: number;
  /** The characters that would close it. */
  closing: string;
}

const opening = /^[ \t]*(?:- )*(?:[\w-]+:[ \t]+)?(?=["'{[])/gm;

const restOfLine = (yaml: string, from: number) => yaml.slice(from).split('\n', 1)[0]!;

/**
 * Whether the quote at an offset is closed. A closing quote on a later line must be at the end of a value; otherwise it
 * probably opens the next value.
 */
function isQuoteClosed(yaml: string, at: number): boolean {
  const quoted = yaml[at] === '"' ? /"(?:[^"\\]|\\[^])*"/y : /'(?:[^']|'')*'(?!')/y;
  quoted.lastIndex = at;
  const [text] = quoted.exec(yaml) ?? [];
  return (
    text !== undefined &&
    (!text.includes('\n') || /^[ \t]*(?:#.*|[,}\]].*)?\r?$/m.test(restOfLine(yaml, at + text.length)))
  );
}

/** The characters that close the brackets which are still open at the end of a text, the innermost first. */
function closingOf(text: string): string {
  const open: string[] = [];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\[^])*"|[{}[\]]/g)) {
    if (token === '{') open.push('}');
    else if (token === '[') open.push(']');
    else if (token === open.at(-1)) open.pop();
  }
  return open.toReversed().join('');
}

/**
 * The last value before `until` that is opened and not closed. `until` is the offset of the parser error, which usually
 * follows the value. Inside braces the error may come before the end of a correct line, so that line is read to its
 * end.
 */
export function unclosedBefore(yaml: string, until: number): Unclosed | undefined {
  const starts = [...yaml.matchAll(opening)].map((match) => match.index + match[0].length);
  for (const offset of starts.filter((start) => start < until).toReversed()) {
    const mark = yaml[offset]!;
    const isQuote = mark === '"' || mark === "'";
    const closing = isQuote ? mark : closingOf(yaml.slice(offset, until) + restOfLine(yaml, until));
    if (isQuote ? !isQuoteClosed(yaml, offset) : closing !== '') return { offset, closing };
  }
  return undefined;
}
