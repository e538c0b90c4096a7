// Builds the site: `npm run site`. Types are checked while the pages are built; both need what the codegen makes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { printReport } from './content/print.ts';
import { run } from './run.ts';

const root = process.cwd();

/** The exit code of the check of types, which prints its own errors. */
async function checkTypes(): Promise<number> {
  const [code] = (await once(spawn('tsc', ['-p', 'src'], { cwd: root, stdio: 'inherit' }), 'exit')) as [number | null];
  return code ?? 1;
}

const report = await run(root, { environment: process.env });
printReport(report);
process.exitCode = report.exitCode;
if (report.exitCode === 0) {
  const types = checkTypes();
  const { buildPages } = await import('./build/pages.ts');
  await buildPages(root);
  process.exitCode = await types;
}
