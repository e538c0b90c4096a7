// A step of .github/workflows/check.yml: writes what a pull request changes on the site to the job's summary, and to the
// file from which the comment on the pull request is made.
import { appendFileSync, writeFileSync } from 'node:fs';
import { endCommand } from '#content/report.ts';
import { diffContent } from './diff/diff.ts';

const report = diffContent(process.cwd(), process.argv[2] ?? 'main');
endCommand(report, report.questions);
const summary = process.env['GITHUB_STEP_SUMMARY'];
if (summary) {
  appendFileSync(summary, `${report.text}\n`);
  writeFileSync('changes.md', report.text);
}
