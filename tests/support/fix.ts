import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renameArea } from '../../scripts/area/change-area.ts';
import { projectRoot } from './content-copy.ts';

/** One problem, parsed from its printed text: its place, the length of the underlined text, and the fix. */
export interface PrintedProblem {
  file: string;
  line: number;
  col: number;
  length: number;
  fix: string;
}

const block = /^(\S.*):(\d+):(\d+) {2}[a-z-]+\n([^]*?) {3}Fix: ([^]*?)\n$/gm;

/**
 * The problems of a printed run, in each file from the last to the first, so that a fix does not move the other places.
 */
export function printedProblems(text: string): PrintedProblem[] {
  return [...text.matchAll(block)]
    .map(([, file, line, col, between, fix]) => ({
      file: file!,
      line: Number(line),
      col: Number(col),
      length: /^ +\| *(\^+)$/m.exec(between!)?.[1]!.length ?? 0,
      fix: fix!,
    }))
    .toReversed();
}

type Edit = (lines: string[], at: number) => void;

const braces = (text: string): Edit => {
  return (lines, at) => (lines[at] = lines[at]!.replace(/ *\}/, () => `, ${text.trim()} }`));
};

/** Adds lines below the problem's line, or above it, but never above the `---` at the top of the fields. */
const insertion = (added: readonly string[], isBelow: boolean): Edit => {
  return (lines, at) => lines.splice(isBelow || lines[at] === '---' ? at + 1 : at, 0, ...added);
};

/** Replaces the field that has the name of the typed field. Without a name, replaces the underlined text. */
const replacement = ([first = '', ...others]: readonly string[], { col, length }: PrintedProblem): Edit => {
  return (lines, at) => {
    const line = lines[at]!;
    const text = first.trimStart();
    const [name] = /^[\w-]+:(?= |$)/.exec(text) ?? [''];
    const start = name === '' ? col - 1 : line.lastIndexOf(name, col - 1);
    const end = Math.max(col - 1 + length, start + name.length);
    lines.splice(at, 1, line.slice(0, start) + text + line.slice(end), ...others);
  };
};

const wholeLines = (typed: readonly string[]): Edit => {
  return (lines, at) => lines.splice(at, typed.length, ...typed);
};

/** The edit that a fix describes, if it contains the text to type. */
function editOf(problem: PrintedProblem): Edit | undefined {
  const [, saying = '', arrow] = /^([^→]*?)(?: →([^]*))?$/.exec(problem.fix) ?? [];
  if (arrow === undefined) return /^remove it\.( |$)/.test(saying) ? (lines, at) => lines.splice(at, 1) : undefined;
  const typed = arrow.startsWith('\n')
    ? arrow
        .slice(1)
        .split('\n')
        .map((line) => line.slice(7))
    : [arrow.slice(2)];
  if (saying.startsWith('add it inside the braces')) return braces(typed[0]!);
  if (/^add (a line|these lines)/.test(saying)) return insertion(typed, / below | to this item/.test(saying));
  if (/^(write|fill it in)/.test(saying)) return replacement(typed, problem);
  return wholeLines(typed);
}

/** The text of a file after the fix has been typed; undefined if the fix contains no text to type. */
function edited(text: string, problem: PrintedProblem): string | undefined {
  const edit = editOf(problem);
  if (edit === undefined) return undefined;
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.split(lineEnd);
  edit(lines, problem.line - 1);
  return lines.join(lineEnd);
}

/** Applies a fix if it contains the text to type, a file name or a command. Returns whether it does. */
export function follow(root: string, problem: PrintedProblem): boolean {
  const { file, fix } = problem;
  const [, name] = /^rename it to (\S+)\.(?: |$)/.exec(fix) ?? [];
  const [, lost] = /git checkout main -- (\S+)$/.exec(fix) ?? [];
  const target = name?.includes('/') === false ? join(dirname(file), name) : name;
  const [, from, to] = / npm run area -- rename (\S+) (\S+)$/.exec(fix) ?? [];
  if (from !== undefined && to !== undefined) {
    // Only the first of several problems with this fix is left to fix.
    renameArea(root, from, to);
    return true;
  }
  if (target !== undefined) renameSync(join(root, file), join(root, target));
  else if (lost !== undefined)
    cpSync(join(projectRoot, 'tests/fixtures/companies/first', lost), join(root, lost), { recursive: true });
  else if (editOf(problem) === undefined) return false;
  else writeFileSync(join(root, file), edited(readFileSync(join(root, file), 'utf8'), problem)!);
  return true;
}
