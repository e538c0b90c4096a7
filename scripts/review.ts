import { parseArgs } from 'node:util';

const usage = `Shows a reviewer what the branch changes for visitors: builds the site before and after, and writes review/index.html.

  npm run review                  compared with the commit at which the branch left main
  npm run review -- COMMIT        compared with another commit
  npm run review -- --all         with pictures of all pages that change; without it, of at most twelve that show different changes

Exit codes: 0 the report is written, 1 the content has mistakes, 2 there is nothing to compare with, or a build failed.`;

interface Typed {
  base: string | undefined;
  all: boolean;
  help: boolean;
}

/** The commit and the options from the command line; undefined if they are wrong. */
function typed(): Typed | undefined {
  try {
    const options = { all: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    return positionals.length > 1 ? undefined : { base: positionals[0], ...values };
  } catch {
    return undefined;
  }
}

const asked = typed();
if (asked === undefined || asked.help) {
  (asked ? console.log : console.error)(usage);
  process.exit(asked ? 0 : 2);
}
// Imported late, so that --help does not wait for the rest.
const { review } = await import('./review/review.ts');
const { exitCode, text } = await review(process.cwd(), process.env, asked);
(exitCode === 0 ? console.log : console.error)(text);
process.exitCode = exitCode;
