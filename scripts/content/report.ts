import type { Problem } from './problem.ts';

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
