// Runs the checks of the project, or the chosen ones, and prints one line for each: `npm run check`.
import { chosenStages, usage } from './ci/chosen.ts';
import { failureReport, runCheck, summaryLine, testCounts } from './ci/run-check.ts';
import { blocking, rounds, stages, type Check } from './ci/stages.ts';
import { temporaryFolder } from './ci/temporary-folder.ts';

const chosen = chosenStages(process.argv.slice(2));
if (chosen === undefined) {
  console.error(usage);
  process.exit(2);
}
process.env['TMPDIR'] = temporaryFolder();
// By default, Playwright keeps the tests that it has compiled in TMPDIR.
process.env['PLAYWRIGHT_TRANSFORM_CACHE_DIR'] ??= 'node_modules/.cache/playwright';
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
