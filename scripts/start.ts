// Builds the site without its share pictures, then serves it and receives enquiries: `npm start`.
import { spawnSync } from 'node:child_process';
import { npm } from './codegen/project.ts';

const shell = process.ppid;
const { status } = spawnSync(...npm('run', '-s', 'site', '--', '--desk'), { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
process.argv.push('--fast');
await import('./compress.ts');
await import('./local/server/serve.ts');
// npm passes a signal on to its shell, which ends without passing it on.
setInterval(() => process.ppid !== shell && process.kill(process.pid, 'SIGTERM'), 500).unref();
