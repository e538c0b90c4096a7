import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '../../support/content-copy.ts';
import { dataOf } from '../../support/sites.ts';
import { fuzz, type Outcome } from './fuzz.ts';
import { mutations } from './mutations.ts';

// The test suite always uses the same 100 mutations. `npm run fuzz` uses 5,000 new ones, and FUZZ_SEED repeats a run.
const { FUZZ_COUNT, FUZZ_SEED } = process.env;
const count = Number(FUZZ_COUNT ?? 100);
const seed = FUZZ_SEED ?? (FUZZ_COUNT === undefined ? 'block 20' : String(Date.now()));

const root = mkdtempSync(join(realpathSync(tmpdir()), 'fuzz-'));
cpSync(join(projectRoot, 'schema'), join(root, 'schema'), { recursive: true });
cpSync(join(projectRoot, dataOf('first')), join(root, 'data'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

function figures(outcomes: readonly Outcome[], seconds: number): string {
  const rules = new Map<string, number>();
  for (const { rules: own } of outcomes) for (const rule of own) rules.set(rule, (rules.get(rule) ?? 0) + 1);
  const of = (kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length;
  const slowest = outcomes.toSorted((a, b) => b.milliseconds - a.milliseconds)[0]!;
  return `${outcomes.length} mutations in ${seconds.toFixed(0)} s, FUZZ_SEED="${seed}"
${of('pages')} gave pages, ${of('problems')} gave problems, ${of('fault')} were faults
slowest: ${slowest.milliseconds.toFixed(0)} ms (${slowest.mutation} in ${slowest.file})
${[...rules]
  .toSorted((a, b) => b[1] - a[1])
  .map(([rule, times]) => `${String(times).padStart(6)} ${rule}`)
  .join('\n')}`;
}

test(
  `${count} mutations of the entries give valid pages or problems that can be fixed`,
  { timeout: 3_600_000 },
  async () => {
    const outcomes: Outcome[] = [];
    const began = performance.now();
    for await (const outcome of fuzz(root, seed, count)) outcomes.push(outcome);
    if (FUZZ_COUNT !== undefined) console.log(figures(outcomes, (performance.now() - began) / 1_000));
    const faults = outcomes.filter(({ kind }) => kind === 'fault');
    expect(
      faults.map(({ number, mutation, file, faults: found }) => ({ number, mutation, file, faults: found })),
    ).toEqual([]);
    // If all mutations broke the content, or none did, the fuzzer would test little.
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['pages', 'problems']));
    expect(new Set(outcomes.map(({ mutation }) => mutation)).size).toBeGreaterThanOrEqual(
      Math.min(count / 10, Object.keys(mutations).length),
    );
  },
);
