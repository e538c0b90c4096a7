import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chosenStages, usage } from '../../../scripts/ci/chosen.ts';
import { failureReport, runCheck, summaryLine } from '../../../scripts/ci/run-check.ts';
import { blocking, byDefault, fast, rounds, stages } from '../../../scripts/ci/stages.ts';

const check = (command: string) => ({ name: 'trial', command, figures: [/(\d+ failed)/, /(\d+ passed)/] });

describe('a check', () => {
  test('that passes prints a line with its last figures', async () => {
    const result = await runCheck(check('echo 3 passed; echo 12 passed'));
    expect(result.passed).toBe(true);
    expect(summaryLine(result)).toMatch(/^✓ trial +\d+ s {3}12 passed$/);
  });

  test('that fails prints the reason, the file with its whole output, and the command to run it alone', async () => {
    const result = await runCheck(check('seq 400; echo "2 failed" >&2; exit 3'));
    expect(result.passed).toBe(false);
    expect(summaryLine(result)).toMatch(/^✗ trial .* 2 failed$/);
    const text = failureReport(result);
    expect(text).toContain('the whole output is in test-results/checks/trial.txt');
    expect(text).toContain('2 failed');
    expect(text).not.toContain('\n200\n');
    expect(text).toContain(`Run it alone: npx -c "seq 400;`);
    expect(readFileSync(result.file, 'utf8')).toContain('\n200\n');
  });

  test('that prints a character in two pieces has it in its output', async () => {
    const { output } = await runCheck(check(String.raw`printf '\342\234'; sleep 0.1; printf '\223'`));
    expect(output).toBe('✓');
  });

  test('that cannot be run fails', async () => {
    expect((await runCheck(check('no-such-command'))).passed).toBe(false);
  });
});

test('every check has its own name, every stage a place in the order; stages that others depend on come first', () => {
  const names = Object.values(stages).flatMap((checks) => checks.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(rounds.flat().toSorted()).toEqual(Object.keys(stages).toSorted());
  expect(rounds.slice(0, blocking.length)).toEqual(blocking.map((stage) => [stage]));
  for (const stage of ['pages', 'browser', 'pictures', 'lighthouse']) expect(fast).not.toContain(stage);
});

test('the arguments choose the checks, and wrong ones choose none', () => {
  expect(chosenStages([])).toEqual(byDefault);
  expect(chosenStages(['fast'])).toEqual(fast);
  expect(chosenStages(['only', 'pages', 'content'])).toEqual(['content', 'pages']);
  expect(chosenStages(['without', 'lighthouse'])).toEqual(byDefault.filter((stage) => stage !== 'lighthouse'));
  for (const words of [['quick'], ['without'], ['only'], ['without', 'nothing'], ['fast', 'more']]) {
    expect(chosenStages(words), words.join(' ')).toBeUndefined();
  }
});

test('npm run check shows its usage when it is called wrongly', () => {
  const called = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/run-checks.ts', 'quick'], {
    encoding: 'utf8',
  });
  expect(called).toMatchObject({ status: 2, stderr: `${usage}\n` });
});
