// Builds the site: `npm run site`. Loading the bundler takes as long as the codegen, so another process does it
// meanwhile.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { printReport } from './content/print.ts';
import { run } from './run.ts';

const root = process.cwd();
const pages = fork('scripts/start.mjs', ['scripts/pages.ts'], { cwd: root });
const ended = once(pages, 'exit') as Promise<[code: number | null]>;

const report = await run(root, { environment: process.env });
printReport(report);
if (report.exitCode === 0) pages.send('made');
else pages.kill();
const [code] = await ended;
process.exitCode = report.exitCode || (code ?? 1);
