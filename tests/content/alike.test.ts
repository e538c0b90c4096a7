import { expect, test } from 'vitest';
import type { AreaPage } from '../../src/pages/area/data.ts';
import { words } from '../support/built-site.ts';
import { pathsOf, site } from './site.ts';

/**
 * How similar the words of two area pages may be: the share of three-word runs that both have, from 0 to 1. The median of
 * all pairs, and the highest.
 */
const alike = { median: 0.45, worst: 0.65 };

/**
 * All runs of three words that a visitor reads in the main part of a page. Forms are left out: their prices and fields
 * are the same in every area.
 */
function runsOf(path: string): Set<string> {
  const $ = site.page(path);
  const main = $('main').clone();
  main.find('svg, script, style, [hidden], form').remove();
  main.find('*').append(' ');
  const all =
    words(main)
      .toLowerCase()
      .match(/[\p{L}\p{N}%’']+/gu) ?? [];
  return new Set(all.slice(2).map((_, index) => all.slice(index, index + 3).join(' ')));
}

/**
 * Only areas with a paragraph are compared. An area without one is a good page too, but resembles others without one.
 */
const hasParagraph = (path: string) =>
  (JSON.parse(site.text(`${path.slice(1)}.json`)) as { page: AreaPage }).page.paragraph !== undefined;
const runs = pathsOf('area')
  .filter(hasParagraph)
  .map((path) => ({ path, own: runsOf(path) }));

/**
 * All pairs of pages, each with the share of the first page's runs that the second one also has, the smallest share
 * first.
 */
const pairs = runs
  .flatMap(({ path, own }) =>
    runs
      .filter((other) => other.path !== path)
      .map((other) => ({
        pair: `${path} and ${other.path}`,
        share: [...own].filter((run) => other.own.has(run)).length / own.size,
      })),
  )
  .toSorted((a, b) => a.share - b.share);

const advice =
  'Write more in "paragraph:" that is true only of this area, add its figures to data/tables, or shorten what data/pages/neighbourhood.yaml says on all of them.';

test.runIf(pairs.length > 0)(
  'area pages have no more words in common than the limits: the median pair and the most similar pair',
  () => {
    // The median of only a few pairs says little, so only the worst pair counts there.
    const median = pairs[Math.floor(pairs.length / 2)]!;
    const mostInTheMiddle = runs.length < 10 ? alike.worst : alike.median;
    const worst = pairs.at(-1)!;
    const percent = (share: number) => `${Math.round(share * 100)}%`;
    expect(runs.every(({ own }) => own.size > 100)).toBe(true);
    expect(
      median.share <= mostInTheMiddle,
      `Half of the pairs of pages share at least ${percent(median.share)} of their runs of three words. ${advice}`,
    ).toBe(true);
    expect(
      worst.share <= alike.worst,
      `${worst.pair} share ${percent(worst.share)} of their runs of three words. ${advice}`,
    ).toBe(true);
  },
);
