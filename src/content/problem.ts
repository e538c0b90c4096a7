/** A place in a file. Lines and columns count from 1; `text` is the whole line. */
export interface Place {
  /** The keys and indexes that lead to the field that it is in, or would be in. */
  path?: readonly (string | number)[];
  file: string;
  line: number;
  col: number;
  length: number;
  text: string;
}

/** One thing wrong in an entry: its place, what is wrong, and what to type instead. */
export interface Problem {
  place: Place;
  rule: string;
  message: string;
  fix: string;
  /** What is wrong and what to do, for a form, whose fields take values without the marks of YAML. */
  form?: string;
  /** The other places of the same problem, for instance the second of two equal titles. */
  also?: readonly Place[];
}

/** The place of `length` characters at `offset` of a text. */
export function placeAt(file: string, source: string, offset: number, length: number): Place {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const end = source.indexOf('\n', start);
  const text = source.slice(start, end < 0 ? source.length : end).replace(/\r$/, '');
  const line = source.slice(0, start).split('\n').length;
  const col = offset - start + 1;
  return { file, line, col, length: Math.max(1, Math.min(length, text.length - col + 1)), text };
}

/** The first line of a file, where a missing field is reported. */
export function startOf(file: string, source = ''): Place {
  return placeAt(file, source, 0, 0);
}

/** Invisible characters, which are never in a text on purpose. */
export const invisibleCharacter = /(?![\t\n\r])\p{Cc}|[\u200B\u2028-\u202E\u2060-\u2069]|(?!^)\uFEFF/u;

const escapes: Readonly<Record<string, string>> = { '\n': String.raw`\n`, '\r': String.raw`\r` };
const codeOf = (character: string) => String.raw`\u{${character.codePointAt(0)!.toString(16)}}`;

/** A text in one line without control characters for terminals: a value or a file name may contain any. */
export const printable = (text: string) =>
  text.replaceAll(new RegExp(`[\n\r]|${invisibleCharacter.source}`, 'gu'), (found) => escapes[found] ?? codeOf(found));

const position = ({ file, line, col }: Place) => `${printable(file)}:${line}:${col}`;

const frameWidth = 100;

function frame({ line, col, length, text }: Place): string {
  const number = String(line);
  // A long line is shown from a little before the mark, and cut where a terminal would wrap it.
  const from = col + Math.min(length, 60) > frameWidth ? col - 20 : 0;
  // A tab is one character to YAML but several columns on a screen. Shown as one space, the caret stays below its mark.
  const visible = text
    .slice(from, from + frameWidth)
    .replaceAll('\t', ' ')
    .replaceAll(new RegExp(`\r|${invisibleCharacter.source}`, 'gu'), '·');
  const shown = (from > 0 ? `…${visible.slice(1)}` : visible) + (text.length > from + frameWidth ? '…' : '');
  const caret = ' '.repeat(col - 1 - from) + '^'.repeat(Math.min(length, frameWidth - (col - 1 - from)));
  return `   > ${number} | ${shown}\n     ${' '.repeat(number.length)} | ${caret}\n`;
}

const longest = 1_000;

/** A sentence, cut if a value in it is very long. */
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);
const short = (text: string) => printable(cut(text));

/** A fix, without the line to type if that is too long to copy. */
function shortFix(fix: string): string {
  const text = fix.length > longest ? cut(fix.replace(/ →[^]*$/, '.')) : fix;
  return text.split('\n').map(printable).join('\n');
}

/** A problem as an editor sees it: place and rule, one sentence, the line itself, the fix. */
export function formatProblem(problem: Problem): string {
  const { place, rule, message, fix, also = [] } = problem;
  const code = place.text.trim() === '' ? '' : frame(place);
  const others = also.map((other) => `     also at ${position(other)}\n`).join('');
  return `${position(place)}  ${rule}\n   ${short(message)}\n${code}${others}   Fix: ${shortFix(fix)}\n`;
}

/** A problem as a GitHub annotation, which is shown on the line in a pull request. */
export function annotation({ place, rule, message, fix }: Problem, level: 'error' | 'notice' = 'error'): string {
  const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const escapedProperty = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const where = `file=${escapedProperty(printable(place.file))},line=${place.line},col=${place.col},title=${escapedProperty(rule)}`;
  return `::${level} ${where}::${escaped(`${short(message)} Fix: ${shortFix(fix)}`)}`;
}

/** Problems in the order of files and lines. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    ({ place: a }, { place: b }) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.col - b.col,
  );
}

/** `1 file`, `2 files` */
export const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** Problems as a command prints them, and the last lines of its run. */
export function listProblems(problems: readonly Problem[]): string {
  const files = new Set(problems.map(({ place }) => place.file)).size;
  const end = `${count(problems.length, 'problem')} in ${count(files, 'file')}. The site is not changed.`;
  return [...problems.map(formatProblem), end, 'Check again with: npm run check:content'].join('\n');
}
