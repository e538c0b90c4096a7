import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { newCluster } from '../../scripts/local/cluster.ts';

const password = 'password';

/** The roles that Supabase has for visitors, and the rights that it grants them on everything that is created. */
const supabaseRoles = `
  create role anon; create role authenticated; create role service_role;
  alter default privileges grant all on tables to anon, authenticated, service_role;
  alter default privileges grant all on functions to anon, authenticated, service_role;
`;

export interface Database {
  sql: Sql;
  url: string;
  /** Kills all processes of the database, without a clean shutdown. */
  kill: () => Promise<void>;
  /** Starts the database again, with the data that a kill has left. */
  start: () => Promise<void>;
  /**
   * Stops the database on the connections of this application, and on new connections of any application. Returns a
   * function that allows new connections again.
   */
  freeze: (application: string) => Promise<() => void>;
  stop: () => Promise<void>;
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

/** The migrations in their order. */
function migrations(): string[] {
  const folder = 'supabase/migrations';
  return readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
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
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  chmodSync(folder, 0o755);
  return folder;
}

async function initialise(): Promise<string> {
  const folder = newFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, 'data');
  await newCluster({ folder: data, port: 0, password }).initialise();
  return data;
}

/** The data of a cluster that was never started. Making it takes 2 s, copying it takes 0.2 s. */
let initialised: Promise<string> | undefined;

interface Options {
  /** Whether the database has the roles of Supabase. */
  roles?: boolean;
  /** Whether the migrations have run. */
  migrated?: boolean;
  /** Whether it has stand-ins for the extensions with which Supabase runs jobs: tests/support/extensions. */
  jobs?: boolean;
  /** Whether a commit waits for the disk. That takes time, and only matters after a power failure. */
  durable?: boolean;
}

/**
 * Starts a separate PostgreSQL server, with the roles of Supabase and the migrations unless the options say otherwise.
 */
export async function startDatabase({
  roles = true,
  migrated = true,
  jobs = false,
  durable = false,
}: Options = {}): Promise<Database> {
  const folder = newFolder();
  const data = join(folder, 'data');
  initialised ??= initialise();
  // `cp -a` keeps the owner of the files, which Node's copy would change.
  execFileSync('cp', ['-a', await initialised, data]);
  const share = join(folder, 'share');
  if (jobs) cpSync('tests/support/extensions', join(share, 'extension'), { recursive: true });
  const port = await freePort();
  const settings = [
    `fsync=${durable ? 'on' : 'off'}`,
    // A killed server leaves its shared memory behind. In its own folder, that memory is deleted with the folder.
    'dynamic_shared_memory_type=mmap',
    `extension_control_path=$system:${share}`,
  ];
  const cluster = newCluster({ folder: data, port, password }, settings);
  await cluster.start();
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const sql = postgres(url, { onnotice: () => undefined });
  if (roles) await sql.unsafe(supabaseRoles);
  if (migrated) for (const migration of migrations()) await sql.unsafe(migration);
  const frozen: number[] = [];
  return {
    sql,
    url,
    kill: () => killServer(data),
    start: () => cluster.start(),
    freeze: async (application) => {
      const connections = await sql<{ pid: number }[]>`
        select pid from pg_stat_activity where application_name = ${application}`;
      for (const { pid } of connections) frozen.push(pid);
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
