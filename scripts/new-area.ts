import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { newArea } from './editors/new-area/new-area.ts';
import { questions, type Answers } from './editors/new-area/questions.ts';

const usage = `Proposes the file of a new neighbourhood, and asks for what it cannot know:

  npm run new:area -- "Tampines"

An answer can be given ahead, such as --latitude 1.3526:
${questions.map((question) => `  --${question}`).join('\n')}`;

/** The name and the flags as they were typed; what is no flag ends the program with a sentence. */
function typed(): { name: string; flags: Answers } {
  const options = Object.fromEntries(questions.map((question) => [question, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    return { name: positionals.join(' '), flags: values };
  } catch (error) {
    // The rest of the sentence is about a rule of shells.
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
const { exitCode, text } = await newArea(process.cwd(), name, flags, ask);
terminal?.close();
if (exitCode === 0) console.log(text);
else console.error(text);
process.exitCode = exitCode;
