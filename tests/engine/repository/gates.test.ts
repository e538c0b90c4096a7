import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { complaint, line, pass } from '../../../scripts/gates/pass.ts';
import { fast, ground, stages } from '../../../scripts/gates/gates.ts';

const gate = (command: string) => ({ name: 'trial', command, figures: [/(\d+ failed)/, /(\d+ passed)/] });

describe('a gate', () => {
  test('that holds has a line with its last figures', async () => {
    const passing = await pass(gate('echo 3 passed; echo 12 passed'));
    expect(passing.isOpen).toBe(true);
    expect(line(passing)).toMatch(/^✓ trial {10}0 s {3}12 passed$/);
  });

  test('that does not says why, where all of it is, and how to try it alone', async () => {
    const passing = await pass(gate('seq 400; echo "2 failed" >&2; exit 3'));
    expect(passing.isOpen).toBe(false);
    expect(line(passing)).toMatch(/^✗ trial .* 2 failed$/);
    const text = complaint(passing);
    expect(text).toContain('all of it is in .gates/trial.txt');
    expect(text).toContain('2 failed');
    expect(text).not.toContain('\n200\n');
    expect(text).toContain("Alone: npx -c 'seq 400;");
    expect(readFileSync(passing.file, 'utf8')).toContain('\n200\n');
  });

  test('that cannot be run does not hold', async () => {
    expect((await pass(gate('no-such-command'))).isOpen).toBe(false);
  });
});

test('every stage has gates of different names, and what others stand on comes before them', () => {
  const names = Object.values(stages).flatMap((gates) => gates.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  const order = Object.keys(stages);
  expect(order[0]).toBe(ground[0]);
  for (const stage of ['whole', 'browser', 'lighthouse']) {
    expect(order.indexOf(stage)).toBeGreaterThan(order.indexOf('site'));
    expect(fast).not.toContain(stage);
  }
});

test('npm run check says what it can be told', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check-all.ts', ...words], { encoding: 'utf8' });
  for (const words of [['quick'], ['without'], ['without', 'nothing'], ['fast', 'more']]) {
    expect(run(...words)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('npm run check -- fast') as string,
    });
  }
});
