// Builds the site, then serves it and receives enquiries: `npm start`. The server runs in this process, so that it gets
// the signals that npm passes on.
import { spawnSync } from 'node:child_process';
import { npm } from './copies/npm.ts';
import { readPort } from './local/server/port.ts';

readPort(process.env['PORT']);
for (const script of [['build'], ['compress', '--', '--fast']]) {
  const { status } = spawnSync(...npm('run', '-s', ...script), { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import('./local/server/serve.ts');
