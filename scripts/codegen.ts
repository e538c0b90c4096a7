import { run } from './run.ts';

const args = process.argv.slice(2);
const { exitCode, text } = await run(process.cwd(), {
  checkOnly: args.includes('--check'),
  only: args.filter((arg) => !arg.startsWith('--')),
  annotate: process.env['GITHUB_ACTIONS'] === 'true',
  environment: process.env,
});
if (exitCode === 0) console.log(text);
else console.error(text);
process.exitCode = exitCode;
