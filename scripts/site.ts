// Builds the site: `npm run site`. Types are checked while the pages are built; both need the codegen's output.
import { execFile } from 'node:child_process';
import { printReport } from './content/print.ts';
import { run } from './run.ts';

const root = process.cwd();

/** The output of the type check; empty if it passes. */
function typeErrors(): Promise<string> {
  return new Promise((resolve) => {
    // One checker: the other core is building pages.
    execFile('tsc', ['-p', 'src', '--checkers', '1'], { cwd: root }, (error, stdout) =>
      resolve(error ? stdout || error.message : ''),
    );
  });
}

const report = await run(root, { environment: process.env });
printReport(report);
process.exitCode = report.exitCode;
if (report.exitCode === 0) {
  const checked = typeErrors();
  const { buildPages } = await import('./build/prerender/build-pages.ts');
  await buildPages(root);
  const errors = await checked;
  if (errors !== '') {
    console.error(errors);
    process.exitCode = 1;
  }
}
