import type { YAMLParseError } from 'yaml';
import { placeAt, type Problem } from './problem.ts';

interface Advice {
  message: string;
  fix: (line: string) => string;
}

/** `name: a: b` → `name: "a: b"` */
function quoted(line: string): string {
  const [, key = '', value = ''] = /^(\s*(?:- )?[\w-]+: )(.*)$/.exec(line) ?? [];
  return key === '' ? `"${line.trim()}"` : `${key.trim()} "${value.trim().replaceAll('"', "'")}"`;
}

const secondColon: Advice = {
  message: 'This line has a second ": ", so YAML cannot tell where the value starts.',
  fix: (line) => `put the text in quotes →  ${quoted(line)}`,
};
const indentation: Advice = {
  message: 'This line does not line up with the ones around it.',
  fix: () => 'begin it in the same column as the other lines of its group, with spaces only.',
};

const advice: Partial<Record<string, Advice>> = {
  BLOCK_AS_IMPLICIT_KEY: secondColon,
  TAB_AS_INDENT: {
    message: 'This line begins with a tab. YAML accepts only spaces there.',
    fix: (line) => `replace the tab by two spaces →  ${'  '.repeat(/^\t*/.exec(line)![0].length || 1)}${line.trim()}`,
  },
  BAD_INDENT: indentation,
  MULTILINE_IMPLICIT_KEY: {
    message: 'This line is neither a "name: value" pair nor part of the text above it.',
    fix: () => 'add the missing ": " after the name, or indent the line if it goes on with the text above.',
  },
  DUPLICATE_KEY: {
    message: 'This field is given twice in the same place; only one of them could count.',
    fix: () => 'remove one of the two lines.',
  },
  MULTIPLE_DOCS: {
    message: 'A line "---" begins a second document in this file. A file holds one entry.',
    fix: () => 'remove the line "---", or move what follows it to a file of its own.',
  },
  BAD_DQ_ESCAPE: {
    message: 'A backslash inside double quotes has a special meaning, and this one has none.',
    fix: () => 'write two backslashes, or use single quotes.',
  },
  BAD_SCALAR_START: {
    message: 'A value cannot begin with this character unless it stands in quotes.',
    fix: (line) => `put the text in quotes →  ${quoted(line)}`,
  },
  MISSING_CHAR: {
    message: 'A closing quote or bracket is missing.',
    fix: () => 'close it on the line where it was opened.',
  },
};

/** A syntax error of the YAML parser in an editor's words. `offset` is where the YAML begins in the file. */
export function syntaxProblem(file: string, source: string, offset: number, error: YAMLParseError): Problem {
  const [from, to] = error.pos;
  const place = placeAt(file, source, offset + Math.min(from, source.length), to - from);
  const known = advice[error.code];
  return {
    place,
    rule: 'yaml-syntax',
    message: known?.message ?? `YAML cannot be read here: ${error.message.split('\n')[0]}`,
    fix: known?.fix(place.text) ?? 'compare the line with the same line of another file in this folder.',
  };
}
