import type { Content } from '../content/content.ts';
import type { Problem } from '../content/problem.ts';

/** One rule across entries. */
export interface Check {
  name: string;
  description: string;
  run: (content: Content) => Problem[];
}
