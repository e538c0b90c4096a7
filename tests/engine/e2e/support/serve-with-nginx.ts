import { spawn } from 'node:child_process';
import { findNginx, writeConfig } from '../../../support/nginx.ts';

/** Serves the built site with nginx; enquiries go on to the server of this project. Ends when it is told to. */
const [port = '', backend = ''] = process.argv.slice(2);
const nginx = findNginx();
if (nginx === undefined)
  throw new Error('There is no nginx, and it could not be installed. apt-get install nginx-light');
const server = spawn(nginx, ['-c', writeConfig('.local/nginx', 'dist/client', Number(port), backend)], {
  stdio: 'inherit',
});
server.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill('SIGQUIT'));
