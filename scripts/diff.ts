// A step of .github/workflows/check.yml: writes what a pull request changes on the site to the job's summary.
import { appendFileSync } from 'node:fs';
import { print } from '#content/report.ts';
import { annotation } from '#content/problem.ts';
import { diffContent } from './review/diff.ts';

const { exitCode, text, problems, questions } = diffContent(process.cwd(), process.env, process.argv[2]);
print(exitCode === 2 ? console.error : console.log, text, [
  ...problems.map((problem) => annotation(problem)),
  ...questions.map((question) => annotation(question, 'notice')),
]);
const summary = process.env['GITHUB_STEP_SUMMARY'];
if (summary) appendFileSync(summary, `${text}\n`);
process.exitCode = exitCode;
