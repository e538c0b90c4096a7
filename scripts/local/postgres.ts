import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import postgres from 'postgres';
import { newCluster } from './cluster.ts';
import { end, postmaster } from './postmaster.ts';

export interface LocalPostgres {
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
