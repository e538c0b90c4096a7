import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneAtATime } from '../../support/one-at-a-time.ts';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, 'locks/site.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('two calls with the same lock do not overlap, also if the first one fails', async () => {
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    events.push(`${name} ends`);
    if (name === 'one') throw new Error('one failed');
    return name;
  };
  const results = await Promise.allSettled([oneAtATime(lock, work('one')), oneAtATime(lock, work('two'))]);
  expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(readdirSync(dirname(lock))).toEqual([]);
});

test('the lock of a process that was ended does not stop the next one', async () => {
  await oneAtATime(lock, async () => undefined);
  const { pid } = spawnSync(process.execPath, ['--version']);
  symlinkSync(String(pid), lock);
  expect(await oneAtATime(lock, async () => 'done')).toBe('done');
});

test('a lock that cannot be made is an error, not an endless wait', async () => {
  await expect(oneAtATime(join(folder, 'x'.repeat(300)), async () => 'done')).rejects.toThrow('ENAMETOOLONG');
});
