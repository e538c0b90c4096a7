import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSource } from '../../../scripts/content/load.ts';
import { formatProblem } from '../../../scripts/content/problem.ts';
import { pick, randomOf } from '../../../scripts/illustration/random.ts';
import { projectRoot } from '../../support/content-copy.ts';
import { edited, printedProblems } from '../../support/fix.ts';
import { mutations } from './mutations.ts';

const { FUZZ_COUNT = '1500', FUZZ_SEED = 'fixes' } = process.env;

const data = join(projectRoot, 'tests/fixtures/companies/first/data');
const files = readdirSync(data, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(yaml|md)$/.test(name))
  .toSorted();
const sources = new Map(files.map((file) => [file, readFileSync(join(data, file), 'utf8')]));

/** Types one fix after another. Returns a problem that is reported again although its fix was typed. */
function toldTwice(file: string, source: string): string | undefined {
  const before = new Set<string>();
  let text: string | undefined = source;
  while (text !== undefined && before.size < 6) {
    const read = readSource(file, text);
    if ('data' in read) return undefined;
    const problem = formatProblem(read.problem);
    if (before.has(problem)) return problem;
    before.add(problem);
    text = edited(text, printedProblems(problem)[0]!);
  }
  return undefined;
}

test(`in ${FUZZ_COUNT} mutations, no problem is reported again after its fix is typed`, { timeout: 600_000 }, () => {
  const kinds = Object.keys(mutations).filter((kind) => !kind.startsWith('very'));
  const faults = Array.from({ length: Number(FUZZ_COUNT) }, (_, number) => {
    const random = randomOf(`${FUZZ_SEED} ${number}`);
    const [file, kind, other] = [pick(random, files)!, pick(random, kinds)!, pick(random, files)!];
    const source = mutations[kind]!(sources.get(file)!, random, sources.get(other)!);
    const problem = typeof source === 'string' ? toldTwice(file, source) : undefined;
    return problem === undefined ? [] : [{ number, kind, problem }];
  }).flat();
  expect(faults).toEqual([]);
});
