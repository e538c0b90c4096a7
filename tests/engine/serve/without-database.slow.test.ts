import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort, startPostgres } from '../../../scripts/local/postgres.ts';
import { newFolder } from '../../support/cluster.ts';
import { projectOf } from '../../support/sites.ts';
import { visitor } from '../function/visitor.ts';

const folder = newFolder();
afterAll(() => rmSync(folder, { recursive: true }));

/** A processor for which there is no build of PostgreSQL. */
const otherProcessor = {
  NODE_OPTIONS: `--import=data:text/javascript,Object.defineProperty(process,'arch',{value:'s390x'})`,
};

/** A folder whose data was written by another version of PostgreSQL. */
async function dataOfAnotherVersion() {
  const own = join(folder, 'old');
  await (await startPostgres(own)).stop();
  writeFileSync(join(own, 'postgres/PG_VERSION'), '14\n');
  return { LOCAL_FOLDER: own };
}

test.each([
  ['has no build of PostgreSQL', () => otherProcessor, /cannot run on this machine \(.*-s390x.*SUPABASE_DB_URL/],
  ['has data of another version', dataOfAnotherVersion, /initialized by PostgreSQL version 14.*delete the folder/s],
  ['cannot write its folder', () => ({ LOCAL_FOLDER: '/dev/null/local' }), /ENOTDIR.*mkdir/],
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
