import { endCommand } from '#content/report.ts';
import { restoreInterrupted } from './codegen/write-files.ts';
import { run } from './codegen/run.ts';

restoreInterrupted(process.cwd());
const args = process.argv.slice(2);
const report = await run(process.cwd(), {
  checkOnly: args.includes('--check'),
  only: args.filter((arg) => !arg.startsWith('--')),
  environment: process.env,
});
endCommand(report);
