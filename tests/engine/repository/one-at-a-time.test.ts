import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneAtATime } from '../../support/one-at-a-time.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'locks/site.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('two calls with the same file do not overlap, also if the first one fails', async () => {
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    events.push(`${name} ends`);
    if (name === 'one') throw new Error('one failed');
    return name;
  };
  const results = await Promise.allSettled([oneAtATime(file, work('one')), oneAtATime(file, work('two'))]);
  expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(existsSync(file)).toBe(false);
});

test('the file of a process that was ended does not stop the next one', async () => {
  await oneAtATime(file, async () => undefined);
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  expect(await oneAtATime(file, async () => 'done')).toBe('done');
});
