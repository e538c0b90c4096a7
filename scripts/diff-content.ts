import { appendFileSync } from 'node:fs';
import { annotation } from './content/problem.ts';
import { diffContent } from './diff/diff.ts';

const { exitCode, text, problems, questions } = diffContent(process.cwd(), process.env, process.argv[2]);
if (exitCode === 2) console.error(text);
else console.log(text);
const summary = process.env['GITHUB_STEP_SUMMARY'];
if (summary) appendFileSync(summary, `${text}\n`);
if (process.env['GITHUB_ACTIONS'] === 'true') {
  for (const problem of problems) console.log(annotation(problem));
  for (const question of questions) console.log(annotation(question, 'notice'));
}
process.exitCode = exitCode;
