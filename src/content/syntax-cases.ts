import { indented } from './indent.ts';
import { continuation, fixWithLines, indentOf, inQuotes, quotedFix, quotedInFlow, splitComment } from './place.ts';
import { count, type Place, type Problem } from './problem.ts';

/** A fault in the YAML of a file, and the lines of YAML above and below it. */
export interface Fault {
  /** A code of the parser, or one of ours. */
  code: string;
  place: Place;
  before: readonly string[];
  after: readonly string[];
  /** Whether it is inside braces or brackets. */
  isInFlow: boolean;
  /** What closes the open mark, the name of the anchor, what is left of a cut text, or the parser's message. */
  detail: string;
}

type Sentence = string | ((fault: Fault) => string);

/** What a fault is, and what to say about it. */
interface Case {
  code: RegExp;
  isInFlow?: true;
  /** The pattern of the line, and of the part of it that is before the place. */
  line?: RegExp;
  upTo?: RegExp;
  when?: (fault: Fault) => boolean;
  rule?: 'cut-text' | 'duplicate-field' | 'too-deep';
  message: Sentence;
  fix: Sentence;
  also?: (fault: Fault) => Place[];
}

/** Deeper than any entry, and within the parser's limit. */
export const mostLevels = 20;

const notCopied = 'every entry is written out in full.';
const compare = 'compare the line, and those around it, with the same lines of another file in this folder.';

const quoted = ({ place: { text, col }, after, isInFlow }: Fault) =>
  isInFlow ? quotedInFlow(text, col) : quotedFix(text, after);

/** Words that begin with an apostrophe. */
const elision = /^'(?:twas|twill|tis|til|till|cause|em|n|round|\d\ds?)\b/i;

/** The value with what closes it; a comment after it stays outside. */
function closed({ place: { text: line, col }, after, detail: closing }: Fault): string {
  const below = /["']/.test(closing) ? continuation(line, after) : [];
  const { text, comment } = splitComment([line.slice(col).trimEnd(), ...below].join('\n'));
  const value = line[col - 1] + text;
  const [saying, typed] = elision.test(value)
    ? ['put the text in quotes', inQuotes(value)]
    : ['close it', value + (closing.startsWith('}') ? ' ' : '') + closing];
  return fixWithLines(saying, (line.slice(0, col - 1) + typed + comment).split('\n'));
}

/** Whether a line that is no item is below items with the same indentation. */
function isAmongItems({ place: { text }, before }: Fault): boolean {
  const above = before.findLast((line) => line.trim() !== '') ?? '';
  return indentOf(above) === indentOf(text) && above.trimStart().startsWith('- ') && !/^ *(- |[\w-]+:( |$))/.test(text);
}

/** The same name in the same column of a line above. */
function earlier({ place, before }: Fault): Place[] {
  const start = `${place.text.slice(0, place.col - 1 + place.length)}:`;
  const at = before.findLastIndex((line) => line.replace(/^( *)- /, '$1  ').startsWith(start));
  return at < 0 ? [] : [{ ...place, line: place.line - before.length + at, text: before[at]! }];
}

const secondColon = 'This line has a second ": ", so YAML cannot find where the value starts.';
const extraText =
  'There is extra text after the end of the value. If a text begins with a quote, a brace, a bracket or a star, put the whole text in quotes.';
const indentation: Pick<Case, 'message' | 'fix'> = {
  message: 'This line begins with more or fewer spaces than the other lines of its group.',
  fix: ({ place, before, after }) => {
    const line = indented(before, place.text, after);
    return `give it the same number of spaces as the other lines of the group, perhaps ${count(indentOf(line), 'space')} →  ${line}`;
  },
};

function cutMessage({ detail: left }: Fault): string {
  const only = left === '' ? '' : `, so only ${/^["']/.test(left) ? left : `"${left}"`} is left`;
  return `YAML treats everything from this "#" on as a comment${only}. If you mean a comment, put a space after the "#".`;
}

/** The cases; the first that fits a fault is reported. */
const cases: readonly Case[] = [
  {
    code: /^UNCLOSED$/,
    message: ({ place: { text, col } }) => `The ${text[col - 1]} that opens here is never closed.`,
    fix: closed,
  },
  {
    code: /^DUPLICATE_KEY$/,
    rule: 'duplicate-field',
    message: ({ detail }) =>
      `"${detail}" is written twice in the same part of this file; only one of them can be used.`,
    fix: 'remove one of the two lines.',
    also: earlier,
  },
  { code: /^BLOCK_IN_FLOW$/, message: secondColon, fix: (fault) => quoted({ ...fault, isInFlow: true }) },
  { code: /^BLOCK_AS_IMPLICIT_KEY$/, line: /: .*:( |$)/, message: secondColon, fix: quoted },
  {
    code: /^BAD_INDENT$/,
    when: isAmongItems,
    message: 'This line is in a list, and each item of a list begins with "- " (with the space).',
    fix: ({ place }) => `begin it like this →  ${place.text.replace(/^( *)-?/, '$1- ')}`,
  },
  { code: /^(BAD_INDENT|BLOCK_AS_IMPLICIT_KEY)$/, ...indentation },
  { code: /^UNEXPECTED_TOKEN$/, upTo: /^\s*$/, ...indentation },
  {
    code: /^UNEXPECTED_TOKEN$/,
    isInFlow: true,
    upTo: /[}\]]\s*$/,
    message: 'There is a text after the last bracket or brace, which ends the value.',
    fix: 'remove the text after the last bracket or brace, or move it before that.',
  },
  { code: /^UNEXPECTED_TOKEN$/, message: extraText, fix: quoted },
  { code: /^MISSING_CHAR$/, isInFlow: true, message: extraText, fix: quoted },
  {
    code: /^(MISSING_CHAR|MULTILINE_IMPLICIT_KEY)$/,
    message: 'This line is neither a "name: value" pair nor part of the text above it.',
    fix: 'put ": " (with the space) between the name and its value. If the line continues the text above, begin it further right than the name of that text.',
  },
  {
    // Tabs at the beginning of a line are found before anything is parsed.
    code: /^TAB_AS_INDENT$/,
    message: 'There is a tab in this line where YAML accepts only spaces.',
    fix: ({ place }) => `replace the tab by a space →  ${place.text.replaceAll(/\t+/g, ' ')}`,
  },
  {
    code: /^KEY_OVER_1024_CHARS$/,
    message:
      'The ": " here follows a text of more than a thousand letters, and YAML reads all of it as the name of a field.',
    fix: 'write the name of the field and ": " before the text, and put the text in quotes.',
  },
  {
    code: /^MULTIPLE_DOCS$/,
    message: 'A line "---" begins a second document in this file. A file contains one entry.',
    fix: 'remove the line "---", or move what follows it to another file.',
  },
  {
    code: /^BAD_DQ_ESCAPE$/,
    message:
      'Inside double quotes, a backslash and what follows it stand for a special character. YAML does not know this one.',
    fix: 'remove the backslash, or write two of them.',
  },
  {
    code: /^(BAD_SCALAR_START|TAG_RESOLVE_FAILED|ANCHOR_OF_TEXT)$/,
    message: 'A text that begins with this character must be in quotes.',
    fix: quoted,
  },
  {
    code: /^ANCHOR$/,
    message: ({ detail }) =>
      `YAML treats "&${detail}" as an anchor, a name for this part. Anchors are not allowed here: ${notCopied}`,
    fix: ({ detail }) => `remove "&${detail}", and write the whole part instead of "*${detail}".`,
  },
  {
    code: /^NO_NAME$/,
    message: 'This line has no name before its ":".',
    fix: 'write the name of the field before the ":".',
  },
  {
    code: /^MERGE$/,
    message: `YAML treats "<<" as an instruction to copy another part. That is not allowed here: ${notCopied}`,
    fix: 'replace this line by the fields of the part that it copies, each on a line of its own.',
  },
  {
    code: /^TOO_DEEP$/,
    rule: 'too-deep',
    message: `More than ${mostLevels} brackets, dashes or indented parts begin here, one inside another.`,
    fix: 'remove those that you did not mean, and close every bracket. If lines begin too far right, indent them as in other files.',
  },
  {
    code: /^CUT_END$/,
    isInFlow: true,
    rule: 'cut-text',
    message: 'Everything after this "#" is a comment, so the brace or bracket that ends the value is missing.',
    fix: 'move the comment after the last brace or bracket; if it belongs to the text, put the whole text in quotes.',
  },
  {
    code: /^CUT_END$/,
    rule: 'cut-text',
    message: 'Everything after this "#" is a comment, and the text cannot continue below it.',
    fix: 'move the comment to a line of its own above the text; if it belongs to the text, put the whole text in quotes.',
  },
  {
    code: /^CUT_NUMBER$/,
    rule: 'cut-text',
    message: cutMessage,
    fix: ({ place }) =>
      `put a space after the "#"; if it belongs to a text, put the whole text in quotes instead →  ${place.text.replace('#', '# ').trimEnd()}`,
  },
  {
    code: /^CUT_TEXT$/,
    when: ({ detail }) => /^["'][^]*\n/.test(detail),
    rule: 'cut-text',
    message: cutMessage,
    fix: 'put what follows the "#" inside the quotes.',
  },
  { code: /^CUT_TEXT$/, rule: 'cut-text', message: cutMessage, fix: quoted },
  { code: /./, message: ({ detail }) => `YAML cannot be read here: ${detail}.`, fix: compare },
];

/** A fault in an editor's words. */
export function problemOf(fault: Fault): Problem {
  const { place } = fault;
  const found = cases.find(
    ({ code, isInFlow, line, upTo, when }) =>
      code.test(fault.code) &&
      (isInFlow === undefined || fault.isInFlow) &&
      line?.test(place.text) !== false &&
      upTo?.test(place.text.slice(0, place.col - 1)) !== false &&
      when?.(fault) !== false,
  )!;
  const say = (sentence: Sentence) => (typeof sentence === 'string' ? sentence : sentence(fault));
  const fix = say(found.fix);
  return {
    place,
    rule: found.rule ?? 'yaml-syntax',
    message: say(found.message),
    // A fix that repeats the line is useless.
    fix: fix.endsWith(` →  ${place.text.trimEnd()}`) ? compare : fix,
    ...(found.also && { also: found.also(fault) }),
  };
}
