import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../../support/database.ts';
import { projectOf } from '../../../support/sites.ts';

interface Started {
  url: string;
  stop: () => Promise<void>;
}

/** Another server of the built site, with settings of its own. */
export async function startSite(settings: Readonly<Record<string, string>>): Promise<Started> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve/serve.ts'], {
    cwd: projectOf('first'),
    env: { ...process.env, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('The site is ready')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`The site did not start: ${code}.`)));
  });
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

interface Line {
  port: number;
  cut: () => Promise<void>;
  mend: () => Promise<void>;
}

/** A line to a database that can be cut: who uses it then finds nobody. */
export async function lineTo(databaseUrl: string): Promise<Line> {
  const { hostname, port: target } = new URL(databaseUrl);
  const open = new Set<Socket>();
  const line = createServer((near) => {
    const far = connect(Number(target), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy()).on('close', () => open.delete(one));
      one.pipe(other);
    }
  });
  const port = await freePort();
  const mend = () => new Promise<void>((resolve) => line.listen(port, '127.0.0.1', resolve));
  await mend();
  return {
    port,
    mend,
    cut: () =>
      new Promise((resolve) => {
        line.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
