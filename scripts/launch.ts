import { parseArgs } from 'node:util';
import { print } from '#content/report.ts';
import { checkLaunch } from './launch/launch.ts';

const usage = `npm run check:launch                   checks the content and the settings of the enquiry function
npm run check:launch -- --env FILE     reads the settings from this file
npm run check:launch -- --content      checks only the content`;

function optionsOf(args: string[]): Parameters<typeof checkLaunch>[2] {
  try {
    const { values } = parseArgs({ args, options: { env: { type: 'string' }, content: { type: 'boolean' } } });
    return { envFile: values.env, contentOnly: values.content };
  } catch {
    return undefined;
  }
}

const options = optionsOf(process.argv.slice(2));
if (options === undefined) {
  console.error(usage);
  process.exit(2);
}
const { exitCode, text } = checkLaunch(process.cwd(), process.env, options);
print(exitCode === 0 ? console.log : console.error, text, []);
process.exitCode = exitCode;
