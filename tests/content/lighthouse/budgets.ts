import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { routes, samples, unlisted } from '../site.ts';

/** The two device types for which Lighthouse tests a page. */
export const devices = ['mobile', 'desktop'] as const;
export type Device = (typeof devices)[number];

type Limits = Readonly<Record<string, number>>;

interface Budgets {
  /** The minimum score of each category, 0 to 1. */
  scores: Limits;
  /** The maximum of each metric: in ms, or the score of layout shifts. */
  times: Readonly<Record<Device, Limits>>;
  /** The maximum size of each type of file, in bytes. */
  sizes: Limits;
}

export const budgets = parse(readFileSync(new URL('budgets.yaml', import.meta.url), 'utf8')) as Budgets;

/**
 * The heaviest page of each kind. Pages that search engines must not list are left out: they fail the SEO score for
 * that alone.
 */
export const pages = samples
  .filter((path) => !unlisted.includes(path))
  .map((path) => ({ path, name: routes.find((route) => route.path === path)!.kind }));
export type BudgetedPage = (typeof pages)[number];

/** The assertions of Lighthouse CI for one page and device type. The median of the runs counts. */
export function assertionsOf({ path }: BudgetedPage, device: Device): object {
  const median = { aggregationMethod: 'median' };
  const upTo = (limits: Limits, name: (key: string) => string) =>
    Object.entries(limits).map(([key, maxNumericValue]) => [name(key), ['error', { ...median, maxNumericValue }]]);
  const assertions = Object.fromEntries([
    ...Object.entries(budgets.scores).map(([key, minScore]) => [
      `categories:${key}`,
      ['error', { ...median, minScore }],
    ]),
    ...upTo(budgets.times[device], (key) => key),
    ...upTo(budgets.sizes, (key) => `resource-summary:${key}:size`),
  ]);
  return { matchingUrlPattern: `^[^/]+//[^/]+${path}$`, assertions };
}
