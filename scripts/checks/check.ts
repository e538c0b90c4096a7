import type { Content, Entry } from '../content/content.ts';
import type { Problem } from '../content/problem.ts';

/** A rule that the schemas cannot express, about single entries or across them: the problems that it finds. */
export type Check = (content: Content) => Problem[];

/** A rule on one entry at a time. */
export const onEach =
  (rule: (entry: Entry) => Problem[]): Check =>
  (content) =>
    content.entries().flatMap(rule);
