import { fixWithLines, type YamlPart } from './place.ts';
import { placeAt, startOf, invisibleCharacter, type Problem } from './problem.ts';
import { indented } from './indent.ts';

const asUtf8 = 'In VS Code: click the name of the encoding at the bottom of the window, "Save with Encoding", "UTF-8".';

/**
 * The largest YAML to parse. Entries are much smaller, and the parser is slow on larger ones: it compares every name
 * with every other. Tables and Markdown have no limit.
 */
const most = { characters: 200_000, lines: 5_000 };

/** A fault of the whole file, and the pattern of its first mark. */
interface Case extends Omit<Problem, 'place'> {
  pattern: RegExp;
  /** The part in which the mark is a fault: the YAML, or a file of Markdown. */
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
    fix: `type the letter again and save the file as UTF-8. ${asUtf8}`,
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
    pattern: /(?<=^(?:(?:#.*)?\r?\n)*)%/,
    only: 'yaml',
    rule: 'yaml-syntax',
    message: 'A line that begins with "%" is a YAML directive.',
    fix: 'remove the "%", or the line.',
  },
  {
    pattern: /^\.\.\.(?=[ \t]*\r?$)/m,
    only: 'yaml',
    rule: 'yaml-syntax',
    message: 'In YAML a line "..." ends the file; the rest is not read.',
    fix: 'remove the line.',
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
    pattern: /^---(?=\r?\n)(?![^]*\n---[ \t]*(?:\r?\n|$))/,
    only: 'markdown',
    rule: 'yaml-syntax',
    message: 'The fields begin after this line, but there is no second line "---" to end them.',
    fix: 'add a line "---" below the last field.',
  },
  {
    pattern: /^---[ \t]*\S[^\r\n]*/,
    only: 'markdown',
    rule: 'yaml-syntax',
    message: 'The first line must be "---" and nothing else.',
    fix: 'remove what follows the "---" →  ---',
  },
];

/** What is wrong with the size or the encoding of a file. */
function unreadable(source: string, yaml: string): Omit<Problem, 'place'> | undefined {
  if (source.includes('\0')) {
    const message = 'This file was saved as UTF-16, or it is not a text file.';
    return { rule: 'encoding', message, fix: `save it as UTF-8. ${asUtf8}` };
  }
  const sizes = { characters: yaml.length, lines: yaml.split('\n').length };
  for (const unit of ['characters', 'lines'] as const) {
    if (sizes[unit] <= most[unit]) continue;
    const message = `This file has ${sizes[unit]} ${unit}; the limit is ${most[unit]}.`;
    return { rule: 'too-large', message, fix: 'remove what does not belong in it.' };
  }
  return undefined;
}

/**
 * Mistakes of a whole file that the parser would report unclearly. `yaml` is the YAML part, which starts at `offset`.
 */
export function unreadableFile(file: string, source: string, { yaml, offset }: YamlPart): Problem | undefined {
  const whole = unreadable(source, yaml);
  if (whole !== undefined) return { place: startOf(file), ...whole };
  for (const { pattern, only, ...problem } of cases) {
    if (only === 'markdown' && !file.endsWith('.md')) continue;
    const [text, from] = only === 'yaml' ? [yaml, offset] : [source, 0];
    const found = pattern.exec(text);
    if (found !== null) return { place: placeAt(file, source, from + found.index, found[0].length), ...problem };
  }
  return undefined;
}

const beginsWithTab = (line: string) => /^ *\t\s*[^\s#]/.test(line);

/** The maximum number of lines that one fix shows, and of their characters. */
const mostTabbed = { lines: 8, letters: 600 };

/** The consecutive lines that begin with tabs, at mostTabbed as many as one fix shows. */
function runFrom(lines: readonly string[], from: number): string[] {
  const run: string[] = [];
  for (const line of lines.slice(from, from + mostTabbed.lines)) {
    if (!beginsWithTab(line) || (run.length > 0 && [...run, line].join('').length > mostTabbed.letters)) break;
    run.push(line);
  }
  return run;
}

/** Reports the first line that is indented with tabs, and the lines directly below it. */
export function tabbed(file: string, source: string, { yaml, offset }: YamlPart): Problem | undefined {
  const lines = yaml.split(/\r?\n/);
  const from = lines.findIndex(beginsWithTab);
  if (from < 0) return undefined;
  const run = runFrom(lines, from);
  const [next = lines.length] = lines.flatMap((line, at) =>
    at >= from + run.length && beginsWithTab(line) ? [at] : [],
  );
  const linesSoFar = lines.slice(0, from);
  for (const [at, line] of run.entries()) {
    linesSoFar.push(indented(linesSoFar, line, at === run.length - 1 ? lines.slice(from + run.length, next) : []));
  }
  const corrected = linesSoFar.slice(from);
  const start = offset + yaml.split('\n', from).join('\n').length + (from > 0 ? 1 : 0);
  return {
    place: placeAt(file, source, start + run[0]!.indexOf('\t'), 1),
    rule: 'yaml-syntax',
    message: `${run.length === 1 ? 'This line begins' : `These ${run.length} lines begin`} with a tab. YAML accepts only spaces there.`,
    fix: fixWithLines(`replace the tab${run.length === 1 ? '' : 's'} by spaces`, corrected),
  };
}
