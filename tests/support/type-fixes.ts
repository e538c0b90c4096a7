import { readSource } from '../../src/content/load.ts';
import { formatProblem } from '../../src/content/problem.ts';
import { edited, printedProblems } from './fix.ts';

/** The data of a file after all fixes were typed, and the number of fixes. */
export function typeFixes(file: string, source: string, most = 4): { data: unknown; fixes: number; text: string } {
  let text = source;
  for (let fixes = 0; fixes <= most; fixes += 1) {
    const read = readSource(file, text);
    if ('data' in read) return { data: read.data, fixes, text };
    const next = edited(text, printedProblems(formatProblem(read.problem))[0]!);
    if (next === undefined) throw new Error(`No text to type in: ${formatProblem(read.problem)}`);
    text = next;
  }
  throw new Error(`Fixed ${most} times, and still wrong:\n${text}`);
}
