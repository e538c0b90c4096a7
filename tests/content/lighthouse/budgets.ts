import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The two forms in which Lighthouse looks at a page. */
export const forms = ['mobile', 'desktop'] as const;
export type Form = (typeof forms)[number];

type Limits = Readonly<Record<string, number>>;

/** A page, and where it may be heavier than others, its own sizes. */
interface Page {
  path: string;
  sizes?: Limits;
}

interface Budgets {
  /** The pages by the name of their template. */
  pages: Readonly<Record<string, Page>>;
  /** The least score of a category, 0 to 1. */
  scores: Limits;
  /** The most of a metric: milliseconds, or the shift as Lighthouse counts it. */
  times: Readonly<Record<Form, Limits>>;
  /** The most bytes of a type of file. */
  sizes: Limits;
}

export const budgets = parse(readFileSync(new URL('budgets.yaml', import.meta.url), 'utf8')) as Budgets;

export const pages = Object.entries(budgets.pages).map(([name, page]) => ({
  name,
  path: page.path,
  sizes: { ...budgets.sizes, ...page.sizes },
}));
export type BudgetedPage = (typeof pages)[number];

/** The assertions of Lighthouse CI on one page in one form: the median of the runs is what counts. */
export function assertionsOf({ path, sizes }: BudgetedPage, form: Form): object {
  const median = { aggregationMethod: 'median' };
  const upTo = (limits: Limits, name: (key: string) => string) =>
    Object.entries(limits).map(([key, maxNumericValue]) => [name(key), ['error', { ...median, maxNumericValue }]]);
  const assertions = Object.fromEntries([
    ...Object.entries(budgets.scores).map(([key, minScore]) => [
      `categories:${key}`,
      ['error', { ...median, minScore }],
    ]),
    ...upTo(budgets.times[form], (key) => key),
    ...upTo(sizes, (key) => `resource-summary:${key}:size`),
  ]);
  return { matchingUrlPattern: `^[^/]+//[^/]+${path}$`, assertions };
}
