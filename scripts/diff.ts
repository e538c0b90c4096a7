// A step of .github/workflows/check.yml: writes what a pull request changes on the site to the job's summary.
import { appendFileSync } from 'node:fs';
import { endCommand } from '#content/report.ts';
import { diffContent } from './review/diff.ts';

const report = diffContent(process.cwd(), process.env, process.argv[2]);
endCommand(report, report.questions);
const summary = process.env['GITHUB_STEP_SUMMARY'];
if (summary) appendFileSync(summary, `${report.text}\n`);
