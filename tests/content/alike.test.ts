import { expect, test } from 'vitest';
import type { PageOf } from '../../src/pages/kinds.ts';
import { words } from '../support/built-site.ts';
import { pathsOf, site } from './site.ts';

/**
 * How similar the words of two area pages may be: the share of three-word runs that both have, from 0 to 1. The median of
 * all pairs, and the highest.
 */
const alike = { median: 0.45, worst: 0.65 };

/** All runs of three words in the main part of a page, without forms: these are the same in every area. */
function runsOf(path: string): Set<string> {
  const main = site.page(path)('main').clone();
  main.find('svg, script, style, [hidden], form').remove();
  main.find('*').append(' ');
  const all =
    words(main)
      .toLowerCase()
      .match(/[\p{L}\p{N}%’']+/gu) ?? [];
  return new Set(all.slice(2).map((_, index) => all.slice(index, index + 3).join(' ')));
}

/** Only areas with a paragraph are compared: an area without one is a good page too, but resembles others without. */
const hasParagraph = (path: string) =>
  (JSON.parse(site.text(`${path.slice(1)}.json`)) as { page: PageOf<'area'> }).page.paragraph !== undefined;
const runs = pathsOf('area')
  .filter(hasParagraph)
  .map((path) => ({ path, own: runsOf(path) }));

/** Each pair of pages with the share of the first page's runs that the second has too, the smallest share first. */
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

// The median of only a few pairs says little.
const median = runs.length < 10 ? [] : [[pairs[pairs.length >> 1]!, alike.median] as const];

test.each([...median, ...pairs.slice(-1).map((worst) => [worst, alike.worst] as const)])(
  'area pages have no more words in common than the limits: $pair',
  ({ pair, share }, limit) => {
    const advice =
      'Write more in "paragraph:" that is true only of this area, add its figures to data/tables, or shorten what data/pages/neighbourhood.yaml says on all of them.';
    expect(runs.every(({ own }) => own.size > 100)).toBe(true);
    const said = `${pair} share ${Math.round(share * 100)}% of their runs of three words. ${advice}`;
    expect(share <= limit, said).toBe(true);
  },
);
