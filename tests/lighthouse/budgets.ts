import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The two forms in which Lighthouse looks at a page. */
export const forms = ['mobile', 'desktop'] as const;
export type Form = (typeof forms)[number];

interface Budgets {
  /** Paths of pages by the name of their template. */
  pages: Readonly<Record<string, string>>;
  /** The least score of a category, 0 to 1. */
  scores: Readonly<Record<string, number>>;
  /** The most of a metric: milliseconds, or the shift as Lighthouse counts it. */
  times: Readonly<Record<Form, Readonly<Record<string, number>>>>;
  /** The most bytes of a type of file. */
  sizes: Readonly<Record<string, number>>;
}

export const budgets = parse(readFileSync(new URL('budgets.yaml', import.meta.url), 'utf8')) as Budgets;

/** The assertions of Lighthouse CI for one form: the median of the runs is what counts. */
export function assertionsOf(form: Form): Readonly<Record<string, unknown>> {
  const median = { aggregationMethod: 'median' };
  const upTo = (limits: Readonly<Record<string, number>>, name: (key: string) => string) =>
    Object.entries(limits).map(([key, maxNumericValue]) => [name(key), ['error', { ...median, maxNumericValue }]]);
  return Object.fromEntries([
    ...Object.entries(budgets.scores).map(([key, minScore]) => [
      `categories:${key}`,
      ['error', { ...median, minScore }],
    ]),
    ...upTo(budgets.times[form], (key) => key),
    ...upTo(budgets.sizes, (key) => `resource-summary:${key}:size`),
  ]);
}
