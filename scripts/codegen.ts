import { endCommand } from '#content/report.ts';
import { run } from './build/run.ts';

const args = process.argv.slice(2);
const report = await run(process.cwd(), {
  checkOnly: args.includes('--check'),
  only: args.filter((arg) => !arg.startsWith('--')),
  environment: process.env,
});
endCommand(report);
