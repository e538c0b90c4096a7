import type { Content, Entry } from '#content/content.ts';
import { memoize } from '#content/memoize.ts';
import type { Problem } from '#content/problem.ts';

/** A rule that the schemas cannot express, about single entries or across them: the problems that it finds. */
export type Check = (content: Content) => Problem[];

/** A rule on one entry at a time. Its problems are cached for as long as the entry exists. */
export function onEach(rule: (entry: Entry) => Problem[]): Check {
  const problemsOf = memoize(rule);
  return (content) => content.entries().flatMap((entry) => problemsOf(entry));
}
