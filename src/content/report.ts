import { randomUUID } from 'node:crypto';
import { annotation, type Problem } from './problem.ts';

/**
 * The output of a run and its exit code: 0 for success, 1 for problems in the content, 2 for a bug in the generator.
 */
export interface Outcome {
  exitCode: 0 | 1 | 2;
  text: string;
}

/** The output of a run, with each problem that its text lists. */
export interface Report extends Outcome {
  problems: readonly Problem[];
}

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
