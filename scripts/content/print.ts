import { randomUUID } from 'node:crypto';
import { annotation } from './problem.ts';
import type { Report } from './report.ts';

/**
 * Prints the output of a command. On GitHub the annotations come after it, and the runner ignores commands in the text
 * itself, which may quote anything.
 */
export function print(log: (text: string) => void, text: string, annotations: readonly string[]): void {
  if (process.env['GITHUB_ACTIONS'] !== 'true') return log(text);
  const token = randomUUID();
  for (const line of [`::stop-commands::${token}`, text, `::${token}::`, ...annotations]) log(line);
}

/** Prints the report of the codegen, with an annotation for each problem. */
export function printReport({ exitCode, text, problems }: Report): void {
  const log = exitCode === 0 ? console.log : console.error;
  print(
    log,
    text,
    problems.map((problem) => annotation(problem)),
  );
}
