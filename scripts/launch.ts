import { endCommand } from '#content/report.ts';
import { endWithUsage, readCommandLine } from './codegen/command-line.ts';
import { checkLaunch } from './launch/launch.ts';

const usage = `npm run check:launch                   checks the content and the settings of the enquiry function
npm run check:launch -- --content      checks only the content`;

const { values, positionals } = readCommandLine(usage, { content: { type: 'boolean' } });
if (positionals.length > 0) endWithUsage(usage);
endCommand(checkLaunch(process.cwd(), process.env, { contentOnly: values.content }));
