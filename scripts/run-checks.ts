// Runs the checks of the project, or the chosen ones, and prints one line for each: `npm run check`.
import { failureReport, runCheck, summaryLine, testCounts } from './ci/run-check.ts';
import { blocking, byDefault, fast, rounds, stages, type Check, type Stage } from './ci/stages.ts';
import { temporaryFolder } from './ci/temporary-folder.ts';

const all = rounds.flat();
const usage = `npm run check                          runs all: ${byDefault.join(', ')}
npm run check -- fast                  before every commit: ${fast.join(', ')}
npm run check -- only content pages    these
npm run check -- without lighthouse    all but these`;

/** The chosen stages; undefined if the arguments are wrong. */
function asked([word, ...names]: string[]): readonly Stage[] | undefined {
  if (word === undefined) return byDefault;
  if (word === 'fast' && names.length === 0) return fast;
  if (names.length === 0 || !names.every((name) => name in stages)) return undefined;
  if (word === 'only') return all.filter((stage) => names.includes(stage));
  return word === 'without' ? byDefault.filter((stage) => !names.includes(stage)) : undefined;
}

const chosen = asked(process.argv.slice(2));
if (chosen === undefined) {
  console.error(usage);
  process.exit(2);
}
process.env['TMPDIR'] = temporaryFolder();
// By default, Playwright keeps the tests that it has compiled in TMPDIR.
process.env['PLAYWRIGHT_TRANSFORM_CACHE_DIR'] ??= 'node_modules/.cache/playwright';
const compileLess = new URL('compile-less.mjs', import.meta.url).href;
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import=${compileLess}`.trim();
const started = performance.now();
const failures: string[] = [];
const tests = { passed: 0, failed: 0 };
for (const round of rounds.map((names) => names.filter((stage) => chosen.includes(stage)))) {
  const before = failures.length;
  await Promise.all(
    round
      .flatMap<Check>((stage) => stages[stage])
      .map(async (check) => {
        const result = await runCheck(check);
        console.log(summaryLine(result));
        if (!result.passed) failures.push(failureReport(result));
        const { passed, failed } = testCounts(result);
        tests.passed += passed;
        tests.failed += failed;
      }),
  );
  if (failures.length > before && round.some((stage) => blocking.includes(stage))) break;
}
if (failures.length > 0) console.error(failures.join('\n'));
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
const verdict =
  failures.length === 0
    ? 'All checks passed.'
    : `${failures.length} ${failures.length === 1 ? 'check' : 'checks'} failed.`;
console.log(`\n${verdict} ${minutes} minutes.`);
console.log(`${tests.passed} passed, ${tests.failed} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
