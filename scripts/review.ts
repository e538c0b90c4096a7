import { endCommand } from '#content/report.ts';
import { endWithUsage, readCommandLine } from './build/command-line.ts';

const usage = `Shows a reviewer what the branch changes for visitors: builds the site before and after, and writes review/index.html.

  npm run review                  compared with the commit at which the branch left main
  npm run review -- COMMIT        compared with another commit
  npm run review -- --all         with pictures of all pages that change; without it, of at most twelve that show different changes

Exit codes: 0 the report is written, 1 the content has mistakes, 2 there is nothing to compare with, or a build failed.`;

const { values, positionals } = readCommandLine(usage, { all: { type: 'boolean', default: false } });
if (positionals.length > 1) endWithUsage(usage);
// Imported late, so that --help does not wait for the rest.
const { review } = await import('./review/review.ts');
endCommand(await review(process.cwd(), process.env, { base: positionals[0], ...values }));
