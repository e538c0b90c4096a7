import { placeAt, startOf, invisibleCharacter, type Problem } from '../problem.ts';
import type { YamlPart } from './split-file.ts';

const asUtf8 =
  'save it as UTF-8. In VS Code: click the name of the encoding at the bottom of the window, "Save with Encoding", "UTF-8".';

/** The largest YAML to parse: the parser compares every name with every other. Tables and Markdown have no limit. */
const most = { characters: 200_000, lines: 5_000 };

/** A problem of the whole file, and the pattern of its first mark. */
interface Case extends Omit<Problem, 'place'> {
  pattern: RegExp;
  /** The part in which the mark is a problem: the YAML, or a file of Markdown. */
  only?: 'yaml' | 'markdown';
}

/** The cases; the first whose mark a file contains is reported. */
const cases: readonly Case[] = [
  {
    pattern: /^(<{7}|={7}|>{7})(?=[ \r\n]|$)/m,
    rule: 'merge-conflict',
    message: 'Git left both versions of this part in the file, because two people changed it at the same time.',
    fix: 'keep the lines that are right and remove the others. Also remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  },
  {
    pattern: /\uFFFD/,
    rule: 'encoding',
    message: 'A letter cannot be read here: the file was not saved as UTF-8.',
    fix: `type the letter again in the file, and ${asUtf8}`,
  },
  {
    pattern: /\r(?!\n)/,
    rule: 'line-ends',
    message: 'This line has an old Mac line end, which is not recognised.',
    fix: 'save the file with the line ends "LF". In VS Code: click "CRLF" or "LF" at the bottom of the window, choose "LF", and save.',
  },
  {
    pattern: invisibleCharacter,
    rule: 'invisible-character',
    message: 'There is an invisible character here; it usually comes with copied text.',
    fix: 'delete it, or type the line again.',
  },
  {
    pattern: /(?<=^ *)\t(?=\s*[^\s#])/m,
    only: 'yaml',
    rule: 'yaml-syntax',
    message: 'This line begins with a tab. YAML accepts only spaces there.',
    fix: 'replace the tab by as many spaces as the other lines of its group begin with.',
  },
  {
    // A space that YAML treats as a letter: at the beginning of a line, or before a value. It comes first in the
    // pattern: a pattern that begins with the ordinary spaces would be very slow on long lines.
    pattern: /[\u00A0\u2000-\u200A\u202F\u3000](?<=^[ \t]*(?:-[ \t]*)?(?:[\w-]+:)?.)/m,
    only: 'yaml',
    rule: 'invisible-character',
    message: 'This is a special space, which YAML treats as a letter; it usually comes with copied text.',
    fix: 'delete it and type a space.',
  },
  {
    pattern: /^---(?:[ \t]*\S[^\r\n]*|(?=\r?\n)(?![^]*\n---[ \t]*(?:\r?\n|$)))/,
    only: 'markdown',
    rule: 'yaml-syntax',
    message: 'The fields of this file are not between two lines "---".',
    fix: 'write "---", and nothing else, on the first line and on a line below the last field.',
  },
];

/** What is wrong with the encoding or the size of a file. */
function wholeFile(source: string, yaml: string): Omit<Problem, 'place'> | undefined {
  const message = 'This file was saved as UTF-16, or it is not a text file.';
  if (source.includes('\0')) return { rule: 'encoding', message, fix: asUtf8 };
  if (yaml.length <= most.characters && yaml.split('\n').length <= most.lines) return undefined;
  const limit = `The fields of a file have at most ${most.characters} characters and ${most.lines} lines.`;
  return { rule: 'too-large', message: limit, fix: 'remove what does not belong in this one.' };
}

/**
 * Problems of a whole file that the parser would report unclearly. `yaml` is the YAML part, which starts at `offset`.
 */
export function unreadableFile(file: string, source: string, { yaml, offset }: YamlPart): Problem | undefined {
  const whole = wholeFile(source, yaml);
  if (whole !== undefined) return { place: startOf(file), ...whole };
  for (const { pattern, only, ...problem } of cases) {
    if (only === 'markdown' && !file.endsWith('.md')) continue;
    const [text, from] = only === 'yaml' ? [yaml, offset] : [source, 0];
    const found = pattern.exec(text);
    if (found !== null) return { place: placeAt(file, source, from + found.index, found[0].length), ...problem };
  }
  return undefined;
}
