import type { Problem } from './problem.ts';

/** What a run says and how it ended: 0 well, 1 with problems in the content, 2 with a fault of the generator. */
export interface Outcome {
  exitCode: 0 | 1 | 2;
  text: string;
}

/** How a run ended, and each problem that its text lists. */
export interface Report extends Outcome {
  problems: readonly Problem[];
}
