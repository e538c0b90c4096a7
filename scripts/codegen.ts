import { print } from './content/print.ts';
import { annotation } from './content/problem.ts';
import { run } from './run.ts';

const args = process.argv.slice(2);
const { exitCode, text, problems } = await run(process.cwd(), {
  checkOnly: args.includes('--check'),
  only: args.filter((arg) => !arg.startsWith('--')),
  environment: process.env,
});
print(
  exitCode === 0 ? console.log : console.error,
  text,
  problems.map((problem) => annotation(problem)),
);
process.exitCode = exitCode;
