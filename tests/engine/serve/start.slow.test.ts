import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/local/postgres.ts';
import { projectOf } from '../../support/sites.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
  const project = projectOf('first');
  const own = ['package.json', 'dist', '.local'];
  for (const name of readdirSync(project))
    if (!own.includes(name)) symlinkSync(join(project, name), join(folder, name));
  cpSync(join(project, 'dist/client'), join(folder, 'dist/client'), { recursive: true });
  const scripts = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  // The site is already built, so the script `site` only leaves a trace.
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ ...scripts, scripts: { ...scripts.scripts, site: `node -e "fs.writeFileSync('built', '')" --` } }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('npm start builds the site, compresses its answers as the hosts do, and a signal ends all its processes', async () => {
  const port = await freePort();
  const database = { SUPABASE_DB_URL: 'postgres://127.0.0.1:9/postgres' };
  const npm = spawn('npm', ['start'], { cwd: folder, env: { ...process.env, ...database, PORT: String(port) } });
  const ended = once(npm, 'exit');
  let said = '';
  npm.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
  npm.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  await expect.poll(() => said, { timeout: 60_000 }).toContain('The site is ready at');

  expect(existsSync(join(folder, 'built'))).toBe(true);
  const page = await fetch(`http://127.0.0.1:${port}/contact`, { headers: { 'Accept-Encoding': 'br' } });
  expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'br']);

  npm.kill('SIGTERM');
  await ended;
  const isGone = () =>
    fetch(`http://127.0.0.1:${port}/contact`)
      .then(() => false)
      .catch(() => true);
  await expect.poll(isGone, { timeout: 20_000 }).toBe(true);
});
