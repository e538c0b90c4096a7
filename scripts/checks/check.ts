import type { Content, Entry } from '../content/content.ts';
import type { Problem } from '../content/problem.ts';

/** One rule across entries. */
export interface Check {
  name: string;
  description: string;
  run: (content: Content) => Problem[];
}

/** A rule on one entry at a time. What it says of an entry holds for as long as the entry does. */
export function onEach(rule: (entry: Entry) => Problem[]): Check['run'] {
  const said = new WeakMap<Entry, Problem[]>();
  return (content) =>
    content.entries().flatMap((entry) => {
      const problems = said.get(entry) ?? rule(entry);
      said.set(entry, problems);
      return problems;
    });
}
