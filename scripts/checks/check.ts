import type { Content, Entry } from '../content/content.ts';
import type { Problem } from '../content/problem.ts';

/** One rule across entries. */
export interface Check {
  name: string;
  description: string;
  run: (content: Content) => Problem[];
}

/** A rule on one entry at a time. Its problems are cached for as long as the entry exists. */
export function onEach(rule: (entry: Entry) => Problem[]): Check['run'] {
  const cached = new WeakMap<Entry, Problem[]>();
  return (content) =>
    content.entries().flatMap((entry) => {
      const problems = cached.get(entry) ?? rule(entry);
      cached.set(entry, problems);
      return problems;
    });
}
