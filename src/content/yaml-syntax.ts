import type { YAMLError } from 'yaml';
import { indented } from './indent.ts';
import { indentOf, quotedLine, beforeValue, quotedFix, quotedInFlow, type YamlPart } from './place.ts';
import { count, placeAt, type Place, type Problem } from './problem.ts';
import { closedFix, unclosedBefore } from './unclosed.ts';

/** The place of a parser error: its line, and the lines of YAML above and below it. */
interface ErrorContext {
  /** The number of the line, from 0. */
  number: number;
  line: string;
  col: number;
  before: readonly string[];
  after: readonly string[];
}

interface Advice {
  message: string;
  fix: (context: ErrorContext) => string;
}

/** Whether a value is a list or a group on one line. A value that begins with a placeholder is a text. */
const isFlow = (line: string) => /^(\[|\{(?![\w.]+\}))/.test(line.replace(beforeValue, ''));

const inQuotes = ({ line, col, after }: ErrorContext) =>
  isFlow(line) ? quotedInFlow(line, col) : quotedFix(line, after);
export const needsQuotesMessage = 'A text that begins with this character must be in quotes.';
const badBeginning: Advice = { message: needsQuotesMessage, fix: inQuotes };
const secondColon: Advice = {
  message: 'This line has a second ": ", so YAML cannot find where the value starts.',
  fix: inQuotes,
};
const indentation: Advice = {
  message: 'This line begins with more or fewer spaces than the other lines of its group.',
  fix: (context) => {
    const line = indented(context.before, context.line, context.after);
    return `give it the same number of spaces as the other lines of the group, perhaps ${count(indentOf(line), 'space')} →  ${line}`;
  },
};
const noDash: Advice = {
  message: 'This line is in a list, and each item of a list begins with "- " (with the space).',
  fix: ({ line }) => `begin it like this →  ${line.replace(/^( *)-?/, '$1- ')}`,
};
const afterList: Advice = {
  message: 'There is a text after the last bracket or brace, which ends the value.',
  fix: () => 'remove the text after the last bracket or brace, or move it before that.',
};
const pair: Advice = {
  message: 'This line is neither a "name: value" pair nor part of the text above it.',
  fix: () =>
    'put ": " (with the space) between the name and its value. If the line continues the text above, begin it further right than the name of that text.',
};

const advice: Partial<Record<string, Advice>> = {
  // Tabs at the beginning of a line are found before anything is parsed.
  TAB_AS_INDENT: {
    message: 'There is a tab in this line where YAML accepts only spaces.',
    fix: ({ line }) => `replace the tab by a space →  ${line.replaceAll(/\t+/g, ' ')}`,
  },
  BAD_INDENT: indentation,
  MULTILINE_IMPLICIT_KEY: pair,
  MISSING_CHAR: pair,
  KEY_OVER_1024_CHARS: {
    message:
      'The ": " here follows a text of more than a thousand letters, and YAML reads all of it as the name of a field.',
    fix: () => 'write the name of the field and ": " before the text, and put the text in quotes.',
  },
  MULTIPLE_DOCS: {
    message: 'A line "---" begins a second document in this file. A file contains one entry.',
    fix: () => 'remove the line "---", or move what follows it to another file.',
  },
  BAD_DQ_ESCAPE: {
    message:
      'Inside double quotes, a backslash and what follows it stand for a special character. YAML does not know this one.',
    fix: () => 'remove the backslash, or write two of them.',
  },
  BAD_SCALAR_START: badBeginning,
  TAG_RESOLVE_FAILED: badBeginning,
  UNEXPECTED_TOKEN: {
    message:
      'There is extra text after the end of the value. If a text begins with a quote, a brace, a bracket or a star, put the whole text in quotes.',
    fix: inQuotes,
  },
};

/** Whether a line that is no item is below items with the same indentation. */
function isAmongItems({ line, before }: ErrorContext): boolean {
  const above = before.findLast((text) => text.trim() !== '') ?? '';
  return indentOf(above) === indentOf(line) && above.trimStart().startsWith('- ') && !/^ *(- |[\w-]+:( |$))/.test(line);
}

const secondOf = /: .*:( |$)/;

function adviceFor(code: string, context: ErrorContext): Advice | undefined {
  const { line, col } = context;
  if (code === 'BAD_INDENT' && isAmongItems(context)) return noDash;
  if (code === 'UNEXPECTED_TOKEN' && line.slice(0, col - 1).trim() === '') return indentation;
  if (code === 'UNEXPECTED_TOKEN' && isFlow(line) && /[}\]]\s*$/.test(line.slice(0, col - 1))) return afterList;
  if (code === 'MISSING_CHAR' && isFlow(line)) return advice['UNEXPECTED_TOKEN'];
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') return advice[code];
  return secondOf.test(line) ? secondColon : indentation;
}

/** The same field twice: both places are shown. */
function twice(place: Place, file: string, source: string, offset: number): Problem {
  const [name = ''] = /^[^:\s]+/.exec(place.text.slice(place.col - 1)) ?? [];
  const indent = place.text.slice(0, place.col - 1);
  const earlier = source.lastIndexOf(`\n${indent}${name}:`, offset - indent.length - 2);
  return {
    place: { ...place, length: name.length },
    rule: 'duplicate-field',
    message: `"${name}" is written twice in the same part of this file; only one of them can be used.`,
    fix: 'remove one of the two lines.',
    also: [placeAt(file, source, earlier + 1 + indent.length, name.length)],
  };
}

type ParserError = Pick<YAMLError, 'code' | 'message' | 'pos'>;

/**
 * The line that a parser error is about: the line of its position. If that line is empty, or the next line with text is
 * indented too far, the error is about the next line with text.
 */
function errorContextAt(yaml: string, { code, pos: [offset] }: ParserError): ErrorContext {
  const lines = yaml.split(/\r?\n/);
  const number = yaml.slice(0, offset).split('\n').length - 1;
  const col = offset - (yaml.lastIndexOf('\n', offset - 1) + 1) + 1;
  const context = (at: number, column: number): ErrorContext => ({
    number: at,
    line: lines[at] ?? '',
    col: column,
    before: lines.slice(0, at),
    after: lines.slice(at + 1),
  });
  const line = lines[number] ?? '';
  const below = lines.findIndex((text, at) => at > number && text.trim() !== '');
  const above = lines.slice(0, number).findLast((text) => text.trim() !== '');
  const [own, next] = [indentOf(line), indentOf(lines[below] ?? '')];
  // If the lines above and below begin in the same column, this line is the wrong one.
  const isOdd = above !== undefined && indentOf(above) === next;
  const isDeeper = code === 'BLOCK_AS_IMPLICIT_KEY' && !secondOf.test(line) && next > own && !isOdd;
  if (below < 0 || !(isDeeper || line.trim() === '')) return context(number, col);
  return context(below, next + 1);
}

/** A syntax error of the YAML parser in an editor's words. */
export function syntaxProblem(
  file: string,
  source: string,
  { yaml, offset: start }: YamlPart,
  error: ParserError,
): Problem {
  const offset = start + error.pos[0];
  const rule = 'yaml-syntax';
  const unclosed = unclosedBefore(source, offset);
  const linesFrom = (at: number) => yaml.slice(at - start).split(/\r?\n/);
  if (unclosed !== undefined) {
    const place = placeAt(file, source, unclosed.offset, 1);
    const message = `The ${place.text[place.col - 1]} that opens here is never closed.`;
    const after = linesFrom(unclosed.offset).slice(1);
    return { place, rule, message, fix: closedFix(place, after, unclosed.closing) };
  }
  const place = placeAt(file, source, Math.min(offset, source.length), error.pos[1] - error.pos[0]);
  if (error.code === 'DUPLICATE_KEY') return twice(place, file, source, offset);
  if (error.code === 'BLOCK_IN_FLOW') {
    return { place, rule, message: secondColon.message, fix: `put the text in quotes →  ${quotedLine(place)}` };
  }
  const context = errorContextAt(yaml, error);
  const { line, number } = context;
  const known = adviceFor(error.code, context);
  const fix = known?.fix(context);
  // A fix that repeats the line is useless.
  const isNew = fix !== undefined && !fix.endsWith(` →  ${line.trimEnd()}`);
  const isBelow = number > yaml.slice(0, error.pos[0]).split('\n').length - 1;
  const lineStart = start + yaml.split('\n', number).join('\n').length + 1;
  return {
    place: isBelow ? placeAt(file, source, lineStart, context.col) : place,
    rule,
    message: known?.message ?? `YAML cannot be read here: ${error.message.split('\n')[0]}.`,
    fix: isNew ? fix : 'compare the line, and those around it, with the same lines of another file in this folder.',
  };
}
