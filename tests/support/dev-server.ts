import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/local/postgres.ts';

export interface DevServer {
  origin: string;
  stop: () => void;
}

async function isUp(origin: string): Promise<boolean> {
  try {
    await fetch(origin);
    return true;
  } catch {
    return false;
  }
}

/** Serves a copy of the project as `npm run dev` does, on a free port. */
export async function serveForDevelopment(root: string): Promise<DevServer> {
  // A copy of a built project already has the output of the codegen.
  if (!existsSync(join(root, 'src/generated'))) {
    execFileSync('npm', ['run', '-s', 'codegen'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const port = await freePort();
  const args = [join(root, 'node_modules/.bin/vike'), 'dev', '--host', '127.0.0.1', '--port', String(port)];
  // The test runner sets NODE_ENV to "test", but development must run without it.
  const { NODE_ENV: _, ...environment } = process.env;
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'ignore', env: environment });
  const origin = `http://127.0.0.1:${port}`;
  const end = Date.now() + 60_000;
  while (!(await isUp(origin))) {
    if (child.exitCode !== null || Date.now() > end)
      throw new Error(`The development server of ${root} does not answer.`);
    await wait(100);
  }
  return { origin, stop: () => child.kill() };
}
