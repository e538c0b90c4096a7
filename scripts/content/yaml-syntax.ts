import type { YAMLError } from 'yaml';
import { quotedLine } from './place.ts';
import { placeAt, type Place, type Problem } from './problem.ts';
import { unclosedBefore } from './unclosed.ts';

/** What an editor did, by the line where the parser stumbled and the text before that line. */
interface Stumble {
  line: string;
  before: string;
}

interface Advice {
  message: string;
  fix: (stumble: Stumble) => string;
}

/** `name: a: b` → `name: "a: b"` */
function quoted(line: string): string {
  const [, key = '', value = line] = /^(\s*(?:- )?(?:[\w-]+: )?)(.*)$/.exec(line) ?? [];
  const text = value.trim().replace(/^'(.*)'$/, '$1');
  return `${key}"${text.replaceAll('"', '').replaceAll('\\', '\\\\')}"`;
}

const indentOf = (line: string) => /^ */.exec(line)![0].length;

/** A line begun with the spaces that the lines above it suggest: those of the nearest line of its own form. */
function aligned({ line, before }: Stumble): string {
  const above = before.trimEnd().split('\n');
  const last = above.at(-1)?.trimEnd() ?? '';
  if (last.endsWith(':')) return ' '.repeat(indentOf(last) + 2) + line.trim();
  const isItem = (text: string) => text.trimStart().startsWith('- ');
  const alike = above.filter((text) => text.trim() !== '' && isItem(text) === isItem(line)).map(indentOf);
  const own = line.startsWith('\t') ? (alike.at(-1) ?? 0) : indentOf(line);
  const nearest = alike.toReversed().toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own))[0];
  return ' '.repeat(nearest ?? indentOf(last)) + line.trim();
}

const inQuotes = ({ line }: Stumble) => `put the text in quotes →  ${quoted(line)}`;
export const beginning = 'A text cannot begin with this character unless it stands in quotes.';
const badBeginning: Advice = { message: beginning, fix: inQuotes };
const secondColon: Advice = {
  message: 'This line has a second ": ", so YAML cannot tell where the value starts.',
  fix: inQuotes,
};
const indentation: Advice = {
  message: 'This line does not begin in the same column as the others of its group.',
  fix: (stumble) => `begin it where they begin, with spaces only; perhaps →  ${aligned(stumble)}`,
};
const noDash: Advice = {
  message: 'This line stands in a list, and an item of a list begins with "- " (with the space).',
  fix: ({ line }) => `begin it so →  ${line.replace(/^( *)-?/, '$1- ')}`,
};
const afterList: Advice = {
  message: 'The list ends with the "]", and something stands behind it.',
  fix: () => 'remove what stands behind the "]", or move it before that.',
};
const pair: Advice = {
  message: 'This line is neither a "name: value" pair nor part of the text above it.',
  fix: () =>
    'put ": " (with the space) between the name and its value, or indent the line if it goes on with the text above.',
};

const advice: Partial<Record<string, Advice>> = {
  TAB_AS_INDENT: {
    message: 'This line begins with a tab. YAML accepts only spaces there.',
    fix: (stumble) => `replace the tab by spaces →  ${aligned(stumble)}`,
  },
  BAD_INDENT: indentation,
  MULTILINE_IMPLICIT_KEY: pair,
  MISSING_CHAR: pair,
  KEY_OVER_1024_CHARS: {
    message:
      'Here a ": " follows a text of more than a thousand letters, and YAML takes all of that for the name of a field.',
    fix: () => 'write the name of the field and ": " before the text, and put the text in quotes.',
  },
  MULTIPLE_DOCS: {
    message: 'A line "---" begins a second document in this file. A file holds one entry.',
    fix: () => 'remove the line "---", or move what follows it to a file of its own.',
  },
  BAD_DQ_ESCAPE: {
    message: 'A backslash inside double quotes has a special meaning, and this one has none.',
    fix: () => 'remove the backslash, or write two of them.',
  },
  BAD_SCALAR_START: badBeginning,
  TAG_RESOLVE_FAILED: badBeginning,
  UNEXPECTED_TOKEN: {
    message:
      'The value ends before this text. What begins with a quote, a brace, a bracket or a star needs quotes around the whole of it.',
    fix: inQuotes,
  },
};

/** Whether a line that is no item stands below items that begin where it begins. */
function isAmongItems({ line, before }: Stumble): boolean {
  const above = before.trimEnd().split('\n').at(-1) ?? '';
  return indentOf(above) === indentOf(line) && above.trimStart().startsWith('- ') && !/^ *(- |[\w-]+:( |$))/.test(line);
}

function adviceFor(code: string, stumble: Stumble): Advice | undefined {
  const { line } = stumble;
  if (code === 'BAD_INDENT' && isAmongItems(stumble)) return noDash;
  if (code === 'UNEXPECTED_TOKEN' && /^\s*(?:- )?(?:[\w-]+: *)?\[.*\]/.test(line)) return afterList;
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') return advice[code];
  return /: .*: /.test(line) ? secondColon : indentation;
}

/** The same field twice: both places are shown. */
function twice(place: Place, file: string, source: string, offset: number): Problem {
  const [name = ''] = /^[^:\s]+/.exec(place.text.slice(place.col - 1)) ?? [];
  const indent = place.text.slice(0, place.col - 1);
  const earlier = source.lastIndexOf(`\n${indent}${name}:`, offset - indent.length - 2);
  return {
    place: { ...place, length: name.length },
    rule: 'duplicate-field',
    message: `"${name}" is given twice in the same place; only one of them could count.`,
    fix: 'remove one of the two lines.',
    also: [placeAt(file, source, earlier + 1 + indent.length, name.length)],
  };
}

/** A syntax error of the YAML parser in an editor's words. `start` is where the YAML begins in the file. */
export function syntaxProblem(
  file: string,
  source: string,
  start: number,
  error: Pick<YAMLError, 'code' | 'message' | 'pos'>,
): Problem {
  const offset = start + error.pos[0];
  const rule = 'yaml-syntax';
  const lineEnd = source.indexOf('\n', offset);
  const unclosed = unclosedBefore(source, offset, error.code === 'BLOCK_IN_FLOW' && lineEnd > 0 ? lineEnd : offset);
  if (unclosed !== undefined) {
    const place = placeAt(file, source, unclosed.offset, 1);
    const closed = `${place.text.trimEnd()}${unclosed.closing.startsWith('}') ? ' ' : ''}${unclosed.closing}`;
    const message = `The ${place.text[place.col - 1]} that opens here is never closed.`;
    return { place, rule, message, fix: `close it →  ${closed}` };
  }
  const place = placeAt(file, source, Math.min(offset, source.length), error.pos[1] - error.pos[0]);
  if (error.code === 'DUPLICATE_KEY') return twice(place, file, source, offset);
  if (error.code === 'BLOCK_IN_FLOW') {
    return { place, rule, message: secondColon.message, fix: `put the text in quotes →  ${quotedLine(place)}` };
  }
  const stumble = { line: place.text, before: source.slice(0, offset - (place.col - 1)) };
  const known = adviceFor(error.code, stumble);
  return {
    place,
    rule,
    message: known?.message ?? `YAML cannot be read here: ${error.message.split('\n')[0]}.`,
    fix: known?.fix(stumble) ?? 'compare the line with the same line of another file in this folder.',
  };
}
