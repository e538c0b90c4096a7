import { isAlias, isCollection, isScalar, parseDocument, visit, type Document, type Node, type YAMLError } from 'yaml';
import { placeAt, type Place, type Problem } from '../problem.ts';
import { inQuotes, splitComment } from './quotes.ts';
import { splitFile } from './split-file.ts';

/** What is wrong in the YAML: in the words of the parser, or in ours if the parser accepts it. */
interface YamlProblem {
  /** A code of the parser, or one of ours. */
  code: string;
  start: number;
  length: number;
  says: string;
}

const wholeInQuotes = 'put the whole text in quotes';

/** What to do about the codes; the first that fits a problem is shown. */
const advice: readonly { codes: RegExp; rule?: string; fix: string }[] = [
  {
    codes: /^UNCLOSED$/,
    fix: 'close it where the value ends. All after a " #" is a comment. If the mark belongs to the text, put the whole text in quotes.',
  },
  { codes: /^DUPLICATE_KEY$/, rule: 'duplicate-field', fix: 'remove one of the two lines.' },
  {
    codes: /^(BAD_INDENT|INDENTATION|TAB_AS_INDENT)$/,
    fix: 'begin the line with as many spaces as the others of its group, without tabs, and each item of a list with "- ". A text cannot continue below a comment.',
  },
  { codes: /^CUT$/, rule: 'cut-text', fix: wholeInQuotes },
  {
    codes: /^(UNEXPECTED_TOKEN|BLOCK_IN_FLOW|BLOCK_AS_IMPLICIT_KEY|BAD_SCALAR_START|TAG_RESOLVE_FAILED|MARK)$/,
    fix: wholeInQuotes,
  },
  {
    codes: /^(MISSING_CHAR|MULTILINE_IMPLICIT_KEY|KEY_OVER_1024_CHARS|NO_NAME)$/,
    fix: 'write "name: value" (with the space). If the line continues the text above, begin it further right than the name of that text.',
  },
  { codes: /^MULTIPLE_DOCS$/, fix: 'remove the line "---" or "..."; a file contains one entry.' },
  { codes: /^BAD_DQ_ESCAPE$/, fix: 'remove the backslash, or write two of them.' },
  { codes: /^ANCHOR$/, fix: 'remove it, and write every part out in full where it is used.' },
  {
    codes: /^TOO_DEEP$/,
    rule: 'too-deep',
    fix: 'remove the brackets and dashes that you did not mean, and indent the lines as in other files.',
  },
  { codes: /./, fix: 'compare the line, and those around it, with the same lines of another file in this folder.' },
];

const indentOf = (line: string) => line.search(/[^ ]|$/);

/** The line with the whole value in quotes. Undefined if it begins with a mark, or if the value has more lines. */
function lineInQuotes({ text }: Place, next = ''): string | undefined {
  const [before, marks] = /^(\s*(?:-\s+)*)(?:[\w-]+:\s+)?/.exec(text)!;
  const { text: value, comment } = splitComment(text.slice(before.length));
  const isPlain = /^(?:[^"'{[]|\{[\w.]+\})/.test(value) && indentOf(next) <= marks!.length;
  return isPlain ? before + inQuotes(value) + comment : undefined;
}

function problemOf({ code, says }: YamlProblem, place: Place, next: string | undefined): Problem {
  const { rule = 'yaml-syntax', fix } = advice.find(({ codes }) => codes.test(code))!;
  if (fix !== wholeInQuotes) return { place, rule, message: `${says}.`, fix };
  const line = lineInQuotes(place, next);
  const typed = line === undefined ? ` (' if it contains "), or remove what follows its last mark.` : ` →  ${line}`;
  return { place, rule, message: `${says}.`, fix: fix + typed };
}

/** A text that YAML cuts at a " #" without a space after it. */
function cut(node: Node, yaml: string): YamlProblem | undefined {
  if (!isScalar(node) || !node.range || node.type?.startsWith('BLOCK')) return undefined;
  const [start, end] = node.range;
  const [lost] = /^[ \t]*#+[^\s#][^\r\n]*/.exec(yaml.slice(end)) ?? [];
  const isBelow = /^[ \t]*$/.test(yaml.slice(yaml.lastIndexOf('\n', end) + 1, end));
  if (lost === undefined || isBelow) return undefined;
  const says = 'YAML treats all from this "#" on as a comment. If you mean a comment, put a space after the "#"';
  return { code: 'CUT', start, length: end - start + lost.length, says };
}

/** An anchor or an alias, which copy a part; in a text that begins with "&" or "*", nobody means to copy. */
function copied(node: Node, yaml: string): YamlProblem | undefined {
  const name = isAlias(node) ? node.source : isScalar(node) || isCollection(node) ? node.anchor : undefined;
  if (name === undefined || !node.range) return undefined;
  const start = isAlias(node) ? node.range[0] : yaml.lastIndexOf(`&${name}`, node.range[0]);
  const says = `YAML treats "${yaml[start]}${name}" as an instruction to copy a part`;
  return { code: isCollection(node) ? 'ANCHOR' : 'MARK', start, length: name.length + 1, says };
}

/** The first thing that the parser accepts, but that an editor did not mean. */
function notMeant(document: Document, yaml: string): YamlProblem | undefined {
  let found: YamlProblem | undefined;
  visit(document, {
    Node: (key, node) => {
      const isNameless = key === 'key' && isScalar(node) && node.value === null;
      found = isNameless
        ? { code: 'NO_NAME', start: node.range?.[0] ?? 0, length: 1, says: 'This line has no name before its ":"' }
        : (copied(node, yaml) ?? (key === 'key' ? undefined : cut(node, yaml)));
      return found === undefined ? undefined : visit.BREAK;
    },
  });
  return found;
}

/** A quote or bracket that opens a value on a line above the parser's error, and is still open there. */
function unclosed(document: Document, yaml: string, error: number): YamlProblem | undefined {
  let found: YamlProblem | undefined;
  visit(document, {
    Node: (_key, node) => {
      const [start, valueEnd, end] = node.range ?? [0, 0, 0];
      const mark = yaml[start]!;
      const isOpen = start < error && error <= end + 1 && yaml.slice(start, valueEnd).includes('\n');
      if (isOpen && (isScalar(node) ? /["']/ : /[{[]/).test(mark))
        found = { code: 'UNCLOSED', start, length: 1, says: `The ${mark} that opens here is not closed on its line` };
    },
  });
  return found;
}

/** The parser's error at the line that is wrong: its own, or the next one, if that is indented too far. */
function parserProblem({ code, message, pos: [at, end] }: YAMLError, document: Document, yaml: string): YamlProblem {
  const open = unclosed(document, yaml, at);
  if (open !== undefined) return open;
  const words = message.split(/[\n;]/, 1)[0]!.replace(/[.:]$/, '');
  const says = code === 'DUPLICATE_KEY' ? 'This field is there twice' : `YAML cannot be read here: ${words}`;
  const lineStart = yaml.lastIndexOf('\n', at - 1) + 1;
  const [line] = yaml.slice(lineStart).split('\n', 1);
  const isNext = line!.trim() === '' || (code === 'BLOCK_AS_IMPLICIT_KEY' && !/: .*:(\s|$)/.test(line!));
  const from = isNext ? yaml.indexOf('\n', at) + 1 : at;
  // After a field without a value, the error is at the end of its line.
  const start = isNext || code === 'DUPLICATE_KEY' ? from + /^(?:\s|#.*\n)*/.exec(yaml.slice(from))![0].length : at;
  const isIndentation = isNext || (code === 'UNEXPECTED_TOKEN' && yaml.slice(lineStart, at).trim() === '');
  const meant = isIndentation ? 'INDENTATION' : message.startsWith('Missing closing') ? 'UNCLOSED' : code;
  return { code: meant, start, length: isNext ? 1 : end - at, says };
}

/** The line that is nested most deeply: a parser that gives up reports no position. */
function tooDeep(yaml: string): YamlProblem {
  const depths = yaml.split('\n').map((text) => text.match(/[[{]|- |^ +/g)?.join('').length ?? 0);
  const deepest = depths.indexOf(depths.reduce((most, depth) => Math.max(most, depth), 0));
  const start = yaml.split('\n', deepest).join('\n').length + (deepest > 0 ? 1 : 0);
  return { code: 'TOO_DEEP', start, length: 1, says: 'Too many brackets, dashes or indented parts are nested' };
}

function parsed(yaml: string): { data: unknown } | YamlProblem {
  try {
    const document = parseDocument(yaml, { prettyErrors: false });
    // The first of several is where the editor has to look. A warning is a text that YAML changes, such as "!Now".
    const [error] = [...document.errors, ...document.warnings].toSorted((one, two) => one.pos[0] - two.pos[0]);
    if (error?.code === 'RESOURCE_EXHAUSTION') return tooDeep(yaml);
    const problem = error === undefined ? notMeant(document, yaml) : parserProblem(error, document, yaml);
    return problem ?? { data: document.toJS() as unknown };
  } catch (error) {
    if (error instanceof RangeError) return tooDeep(yaml);
    throw error;
  }
}

/** The data in the YAML of a file, or the first problem that an editor has to fix. */
export function readYaml(file: string, source: string): { data: unknown } | { problem: Problem } {
  const { data: read, offset } = splitFile(file, source, parsed);
  if ('data' in read) return read;
  const place = placeAt(file, source, Math.min(offset + read.start, source.length), read.length);
  return { problem: problemOf(read, place, source.split(/\r?\n/)[place.line]) };
}
