// Runs a benchmark with the files of this folder and with those of a commit, alternately, because a machine is not
// equally fast all day: `node --import ./scripts/typescript.mjs tests/bench/compare.ts preview`. Prints the median and the range of each figure.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from '../../scripts/build/project.ts';
import { projectRoot } from '../support/content-copy.ts';
import { median, type Result } from './results.ts';

/** How often each version runs. */
const rounds = Number(process.env['ROUNDS'] ?? 3);
const commit = process.env['COMMIT'] ?? 'HEAD';
const [bench, ...args] = process.argv.slice(2);
if (bench === undefined) {
  console.error('Name a benchmark, such as preview, enquiry or navigation. COMMIT (HEAD) and ROUNDS (3) can be set.');
  process.exit(2);
}

/** Copies a commit. Its benchmarks are those of this folder, so that both versions are measured in the same way. */
function copyOf(name: string): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'bench-'));
  const archive = execFileSync('git', ['archive', name], { cwd: projectRoot, maxBuffer: 1 << 28 });
  execFileSync('tar', ['-x', '-C', copy], { input: archive });
  for (const part of ['tests/bench', 'tests/support']) {
    rmSync(join(copy, part), { recursive: true });
    cpSync(join(projectRoot, part), join(copy, part), { recursive: true });
  }
  linkPackages(projectRoot, copy);
  return copy;
}

function run(folder: string): Result[] {
  const file = join(folder, 'bench-results.jsonl');
  rmSync(file, { force: true });
  const env = { ...process.env, BENCH_RESULTS: file };
  const node = (...file: string[]) =>
    execFileSync(process.execPath, ['--import', 'tsx', ...file], { cwd: folder, env, stdio: 'pipe' });
  // It measures a built site.
  if (bench === 'navigation') for (const script of ['site', 'compress']) node(`scripts/${script}.ts`);
  node(`tests/bench/${bench}.ts`, ...args);
  if (!existsSync(file)) throw new Error(`The benchmark ${bench} recorded no figures.`);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  rmSync(file);
  return lines.map((line) => JSON.parse(line) as Result);
}

const shown = (values: readonly number[]) =>
  `${median(values).toPrecision(3)} (${Math.min(...values).toPrecision(3)} to ${Math.max(...values).toPrecision(3)})`;

const copy = copyOf(commit);
const now: Result[] = [];
const before: Result[] = [];
try {
  for (let round = 0; round < rounds; round += 1) {
    // The first of a pair alternates, because what runs first may find a cooler machine.
    const pair = [() => now.push(...run(projectRoot)), () => before.push(...run(copy))];
    for (const one of round % 2 === 0 ? pair : pair.toReversed()) one();
  }
} finally {
  rmSync(copy, { recursive: true });
}

console.log(`Rounds: ${rounds}. Median and range`.padEnd(50), 'these files'.padEnd(26), commit);
for (const name of new Set(now.map((result) => result.name))) {
  const valuesIn = (results: readonly Result[]) =>
    results.filter((result) => result.name === name).map(({ value }) => value);
  const unit = now.find((result) => result.name === name)!.unit;
  console.log(`${name}, ${unit}`.padEnd(50), shown(valuesIn(now)).padEnd(26), shown(valuesIn(before)));
}
