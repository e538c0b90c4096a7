import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { freePort, newCluster } from '../../scripts/local/postgres.ts';
import type { Database } from './database.ts';

const password = 'password';

/** The roles that Supabase has for visitors. */
const roles = 'create role anon; create role authenticated; create role service_role;';
/** The rights that Supabase grants these roles on everything that is created in a database. */
const rights = `
  alter default privileges grant all on tables to anon, authenticated, service_role;
  alter default privileges grant all on functions to anon, authenticated, service_role;
`;

/** A PostgreSQL server of its own, for a test that ends or freezes it. Its database is the server's first one. */
export interface Cluster extends Database {
  /** Kills all processes of the server, without a clean shutdown. */
  kill: () => Promise<void>;
  /** Starts the server again, with the data that a kill has left. */
  start: () => Promise<void>;
  /**
   * Stops the server on the connections of this application, and on new connections of any application. Returns a
   * function that allows new connections again.
   */
  freeze: (application: string) => Promise<() => void>;
}

/** Makes a database like one of Supabase with the migrations. The server has the roles already. */
export async function migrate(sql: Sql): Promise<void> {
  const folder = 'supabase/migrations';
  await sql.unsafe(rights);
  for (const name of readdirSync(folder).toSorted()) await sql.unsafe(readFileSync(join(folder, name), 'utf8'));
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const postmasterOf = (data: string) => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Kills the server that works on a data folder, and all of its children. */
async function killServer(data: string): Promise<void> {
  const postmaster = postmasterOf(data);
  const children = execFileSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' });
  const all = [postmaster, ...children.trim().split('\n').map(Number)];
  for (const pid of all) if (lives(pid)) process.kill(pid, 'SIGKILL');
  while (all.some(lives)) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** A folder that every user of this machine can read: when run as root, the server runs as a separate user. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  chmodSync(folder, 0o755);
  return folder;
}

async function initialise(): Promise<string> {
  const folder = newFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, 'data');
  await (await newCluster({ folder: data, port: 0, password })).initialise();
  return data;
}

/** The data of a cluster that was never started. Making it takes 2 s, copying it takes 0.2 s. */
let initialised: Promise<string> | undefined;

interface Options {
  /** Whether it has stand-ins for the extensions with which Supabase runs jobs: tests/support/extensions. */
  jobs?: boolean;
}

/** Starts a PostgreSQL server. Most tests need only `newDatabase`, which takes a tenth of the time. */
export async function startCluster({ jobs = false }: Options = {}): Promise<Cluster> {
  const folder = newFolder();
  const data = join(folder, 'data');
  initialised ??= initialise();
  // `cp -a` keeps the owner of the files, which Node's copy would change.
  execFileSync('cp', ['-a', await initialised, data]);
  const share = join(folder, 'share');
  if (jobs) cpSync('tests/support/extensions', join(share, 'extension'), { recursive: true });
  const port = await freePort();
  const settings = [
    // A commit does not wait for the disk. That takes time, and only matters after a power failure.
    'fsync=off',
    // A killed server leaves its shared memory behind. In its own folder, that memory is deleted with the folder.
    'dynamic_shared_memory_type=mmap',
    `extension_control_path=$system:${share}`,
    // The tests of a run share a server, and each service opens up to two connections.
    'max_connections=300',
  ];
  const cluster = await newCluster({ folder: data, port, password }, settings);
  await cluster.start();
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const sql = postgres(url, { onnotice: () => undefined });
  await sql.unsafe(roles);
  await migrate(sql);
  const frozen: number[] = [];
  return {
    sql,
    url,
    kill: () => killServer(data),
    start: () => cluster.start(),
    freeze: async (application) => {
      const open = await sql<{ pid: number }[]>`
        select pid from pg_stat_activity where application_name = ${application}`;
      for (const { pid } of open) frozen.push(pid);
      const postmaster = postmasterOf(data);
      for (const pid of [postmaster, ...frozen]) process.kill(pid, 'SIGSTOP');
      return () => process.kill(postmaster, 'SIGCONT');
    },
    stop: async () => {
      for (const pid of [postmasterOf(data), ...frozen]) if (lives(pid)) process.kill(pid, 'SIGCONT');
      await sql.end({ timeout: 1 });
      await cluster.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
