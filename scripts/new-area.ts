import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { questions, type Answers } from './editors/new-area/questions.ts';

const usage = `Writes the file of a new neighbourhood, and asks for its facts:

  npm run new:area -- "Tampines"

Answers can also be given as flags, such as --latitude 1.3526:
${questions.map((question) => `  --${question}`).join('\n')}`;

/** The name and the flags from the command line; an unknown flag ends the program with a message. */
function typed(): { name: string; flags: Answers } {
  const options = Object.fromEntries(questions.map((question) => [question, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    return { name: positionals.join(' '), flags: values };
  } catch (error) {
    // The rest of the message is about quoting in shells.
    console.error(`${(error as Error).message.split('. ')[0]}.\n\n${usage}`);
    process.exit(1);
  }
}

if (process.argv.includes('--help')) {
  console.log(usage);
  process.exit(0);
}
const { name, flags } = typed();
const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
const ask = terminal && ((text: string) => terminal.question(text));
// Imported late, so that --help does not wait until the content is read.
const { newArea } = await import('./editors/new-area/new-area.ts');
const { exitCode, text } = await newArea(process.cwd(), name, flags, ask);
terminal?.close();
if (exitCode === 0) console.log(text);
else console.error(text);
process.exitCode = exitCode;
