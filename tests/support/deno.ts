import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FunctionsClient } from '@supabase/functions-js';
import { freePort } from '../../scripts/local/postgres.ts';
import { withoutLimits } from './function-settings.ts';
import { projectOf } from './sites.ts';

/**
 * Finds Deno for this machine. The package's own command would start Deno as a child, which survives when that command
 * ends.
 */
const deno = createRequire(import.meta.url)('deno/install_api.cjs') as { runInstall: () => string };

export interface Running {
  url: string;
  /** The printed lines. */
  lines: readonly string[];
  /** Kills the function without a clean shutdown. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts the function under Deno, as Supabase does, by default on a free port, with a mail server on a port of this
 * machine. It gets these settings and no other variables of this process than PATH and HOME.
 */
export async function startFunction(
  settings: Readonly<Record<string, string>>,
  smtpPort: number,
  at?: number,
): Promise<Running> {
  const port = at ?? (await freePort());
  const lines: string[] = [];
  const folder = join(projectOf('first'), 'supabase/functions/send-contact-email');
  const parts = { ...withoutLimits, smtpPort: { port: smtpPort, secure: false } };
  const entry = `data:text/typescript,${encodeURIComponent(`
    import { serve } from ${JSON.stringify(pathToFileURL(join(folder, 'service.ts')).href)};
    export default serve(process.env, ${JSON.stringify(parts)});`)}`;
  const offline = ['--node-modules-dir=manual', '--cached-only', '--no-lock', `--config=${join(folder, 'deno.json')}`];
  const server = spawn(
    deno.runInstall(),
    ['serve', ...offline, '--allow-net', '--allow-env', '--allow-read', '--host', '127.0.0.1', `--port=${port}`, entry],
    // The folder of the first test company, because the facts that the function has of the company are generated there.
    {
      cwd: projectOf('first'),
      env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', NO_COLOR: '1', ...settings },
    },
  );
  const ended = once(server, 'exit');
  const keep = (chunk: Buffer) => lines.push(...chunk.toString().split('\n').filter(Boolean));
  server.stdout.on('data', keep);
  server.stderr.on('data', keep);
  const url = `http://127.0.0.1:${port}/functions/v1/send-contact-email`;
  const isUp = async () => (await fetch(url, { method: 'OPTIONS' }).catch(() => undefined))?.status === 204;
  const deadline = Date.now() + 30_000;
  while (!(await isUp())) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error(`Deno did not start.\n${lines.join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    server.kill(signal);
    const timer = setTimeout(() => server.kill('SIGKILL'), 3_000);
    await ended;
    clearTimeout(timer);
  };
  return { url, lines, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

/** The client that the browser uses. */
export const clientOf = ({ url }: Pick<Running, 'url'>) =>
  new FunctionsClient(url.replace(/\/send-contact-email$/, ''));
