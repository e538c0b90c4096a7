import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './database.ts';
import { projectOf } from './sites.ts';

interface Started {
  url: string;
  /** What the server has written as errors. */
  errors: () => string;
  stop: () => Promise<void>;
}

/** Starts another server of the built site, with its own settings. */
export async function startSite(settings: Readonly<Record<string, string>>): Promise<Started> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/local/server/serve.ts'], {
    cwd: projectOf('first'),
    env: { ...process.env, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  server.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(server, 'exit');
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('The site is ready')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`The site did not start: ${code}. ${errors}`)));
  });
  return {
    url,
    errors: () => errors,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
