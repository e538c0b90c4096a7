import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { alone } from '../../support/lock.ts';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, 'site.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('work with one lock is done one after the other, also after one has failed', async () => {
  const events: string[] = [];
  const work = async () => {
    events.push('begins');
    await wait(20);
    events.push('ends');
    throw new Error('It failed.');
  };
  await Promise.allSettled([alone(lock, work), alone(lock, work)]);
  expect(events).toEqual(['begins', 'ends', 'begins', 'ends']);
  expect(existsSync(lock)).toBe(false);
});

test('a lock that was left long ago stops nobody', async () => {
  mkdirSync(lock);
  utimesSync(lock, 0, 0);
  let isDone = false;
  await alone(lock, () => Promise.resolve(void (isDone = true)));
  expect(isDone).toBe(true);
});
