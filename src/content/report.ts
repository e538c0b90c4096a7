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
 * Prints the output of a command, and sets its exit code. On GitHub an annotation for each problem and question comes
 * after it, and the runner ignores commands in the text itself, which may quote anything.
 */
export function endCommand(
  { exitCode, text, problems = [] }: Outcome & Partial<Report>,
  questions: readonly Problem[] = [],
): void {
  process.exitCode = exitCode;
  const log = exitCode === 0 ? console.log : console.error;
  if (process.env['GITHUB_ACTIONS'] !== 'true') return log(text);
  const token = randomUUID();
  for (const line of [`::stop-commands::${token}`, text, `::${token}::`]) log(line);
  for (const problem of problems) log(annotation(problem));
  for (const question of questions) log(annotation(question, 'notice'));
}
