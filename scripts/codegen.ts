import { run } from './run.ts';

const { exitCode, text } = await run(process.cwd(), {
  checkOnly: process.argv.includes('--check'),
  annotate: process.env['GITHUB_ACTIONS'] === 'true',
  environment: process.env,
});
if (exitCode === 0) console.log(text);
else console.error(text);
process.exitCode = exitCode;
