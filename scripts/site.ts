// Builds the site: `npm run build` begins with it. Another process loads the bundler while the codegen checks the content, and bundles
// while the codegen makes the data of the pages.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { printReport } from './content/print.ts';
import type { Made } from './pages.ts';
import { run } from './run.ts';

const root = process.cwd();
const pages = fork('scripts/pages.ts', { cwd: root });
const ended = once(pages, 'exit') as Promise<[code: number | null]>;

/** Sends nothing if bundling has failed. The other process has then printed the error and ended. */
const send = (message: Made) => pages.connected && pages.send(message);
const report = await run(root, { environment: process.env, onModules: () => send('modules') });
printReport(report);
if (report.exitCode === 0) send('pages');
else pages.kill();
const [code] = await ended;
process.exitCode = report.exitCode || (code ?? 1);
