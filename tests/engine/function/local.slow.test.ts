import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migrate } from '../../../scripts/local/migrate.ts';
import { startPostgres } from '../../../scripts/local/postgres.ts';
import { newFolder } from '../../support/cluster.ts';

const folder = newFolder();
beforeAll(() => {
  // Locales that this machine does not have, such as those that a Mac sends by ssh.
  vi.stubEnv('LC_ALL', 'zh_SG.UTF-8');
  vi.stubEnv('LC_CTYPE', 'UTF-8');
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const postmaster = () => Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** Runs SQL on a connection of its own, and returns the values of the rows. */
async function run(url: string, text: string): Promise<unknown[][]> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  const rows = await sql.unsafe(text).values();
  await sql.end();
  return [...rows] as unknown[][];
}

/** Starts the database in another process, which keeps it. */
function startElsewhere(own: string): ChildProcess {
  const code = `import { startPostgres } from ${JSON.stringify(pathToFileURL(resolve('scripts/local/postgres.ts')).href)};
    await startPostgres(${JSON.stringify(own)});
    console.log('ready')`;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code]);
}

test('the local database keeps its data after a stop, a takeover and a kill -9', async () => {
  const first = await startPostgres(folder);
  expect(readFileSync(join(folder, 'postgres.url'), 'utf8').trim()).toBe(first.url);
  expect(await migrate(first.url, 'supabase/migrations')).toEqual(readdirSync('supabase/migrations').toSorted());
  expect(await migrate(first.url, 'supabase/migrations')).toEqual([]);
  // The same on every machine, and with the small letters of all languages, as the search needs them.
  expect(await run(first.url, "select getdatabaseencoding(), lower('ÀÉ'), 'Z' < 'a'")).toEqual([['UTF8', 'àé', true]]);
  await run(first.url, "create table kept (word text); insert into kept values ('stop')");
  await first.stop();

  const second = startElsewhere(folder);
  await once(second.stdout!, 'data');
  await expect(startPostgres(folder)).rejects.toThrow('Another site uses the database of this folder.');
  second.kill('SIGKILL');
  // The server is still running, and is used again.
  const running = postmaster();
  const third = await vi.waitFor(() => startPostgres(folder), 10_000);
  expect(postmaster()).toBe(running);
  await run(third.url, "insert into kept values ('taken over')");
  await third.stop();
  await expect.poll(() => existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false);

  await run((await startPostgres(folder)).url, "insert into kept values ('kill')");
  process.kill(postmaster(), 'SIGKILL');
  await new Promise((resolve) => setTimeout(resolve, 300));
  const fourth = await startPostgres(folder);
  expect((await run(fourth.url, 'select word from kept')).flat()).toEqual(['stop', 'taken over', 'kill']);
  await fourth.stop();
});

test.each([0, 150, 400])(
  'a first start that is killed %i ms after it began to write is followed by a whole one',
  async (delay) => {
    const own = join(folder, `killed-${delay}`);
    const first = startElsewhere(own);
    const isBegun = () => ['postgres', 'postgres.new'].some((name) => existsSync(join(own, name, 'PG_VERSION')));
    try {
      await expect.poll(isBegun, { interval: 5 }).toBe(true);
      await new Promise((end) => setTimeout(end, delay));
    } finally {
      first.kill('SIGKILL');
    }
    const second = await startPostgres(own);
    expect(await run(second.url, 'select 1')).toEqual([[1]]);
    await second.stop();
    expect(readdirSync(own)).not.toContain('postgres.new');
  },
);
