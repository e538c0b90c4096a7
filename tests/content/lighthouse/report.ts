import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgets, pages, type BudgetedPage, type Device } from './budgets.ts';

/** The fields of a Lighthouse result that are used here. */
interface Result {
  finalDisplayedUrl: string;
  categories: Readonly<Record<string, { score: number | null }>>;
  audits: Readonly<
    Record<
      string,
      {
        numericValue?: number;
        details?: { items?: readonly { resourceType?: string; transferSize?: number }[] };
      }
    >
  >;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const sizeOf = ({ audits }: Result, type: string) =>
  audits['resource-summary']?.details?.items?.find(({ resourceType }) => resourceType === type)?.transferSize ?? NaN;

type Figure = [name: string, value: number, budget: number];

/** Each figure of one page: its name, what was measured, and the budget. */
function figuresOf({ path }: BudgetedPage, all: readonly Result[], device: Device): Figure[] {
  const results = all.filter(({ finalDisplayedUrl }) => new URL(finalDisplayedUrl).pathname === path);
  const of = (read: (result: Result) => number) => median(results.map(read));
  return [
    ...Object.entries(budgets.scores).map(([key, least]): Figure => [
      key,
      of(({ categories }) => categories[key]?.score ?? NaN),
      least,
    ]),
    ...Object.entries(budgets.times[device]).map(([key, most]): Figure => [
      key,
      of(({ audits }) => audits[key]?.numericValue ?? NaN),
      most,
    ]),
    ...Object.entries(budgets.sizes).map(([key, most]): Figure => [key, of((result) => sizeOf(result, key)), most]),
  ];
}

const short: Readonly<Record<string, string>> = {
  'best-practices': 'practices',
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
};

const shown = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 3 : 0));

function resultsIn(folder: string): Result[] {
  return readdirSync(folder)
    .filter((name) => /^lhr-.*\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Result);
}

const isScore = (name: string) => name in budgets.scores;

/** The paths of the pages that miss a budget. */
export function missing(folder: string, device: Device): string[] {
  const results = resultsIn(folder);
  const isMissed = ([name, value, budget]: Figure) => (isScore(name) ? !(value >= budget) : !(value <= budget));
  return pages.filter((page) => figuresOf(page, results, device).some(isMissed)).map(({ path }) => path);
}

/** A table for one device type, with a line for each page: what was measured, and how far it is under each budget. */
export function reportOf(folder: string, device: Device): string {
  const results = resultsIn(folder);
  const rows = pages.map((page) => ({ name: page.name, figures: figuresOf(page, results, device) }));
  const names = rows[0]?.figures.map(([name]) => name) ?? [];
  const cells = rows.map(({ name, figures }) => [
    name,
    ...figures.map(([figure, value, budget]) => {
      if (isScore(figure)) return shown(value * 100);
      const left = budget === 0 ? '' : ` (${Math.round((1 - value / budget) * 100)}% under)`;
      return shown(value) + left;
    }),
  ]);
  const table = [[device, ...names.map((name) => short[name] ?? name)], ...cells];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')).join('\n');
}
