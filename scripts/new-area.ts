import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { newArea } from './area/new-area.ts';
import { questions, type Answers } from './area/questions.ts';

/** The name and the flags as they were typed; what is no flag ends the program with a sentence. */
function typed(): { name: string; flags: Answers } {
  const options = Object.fromEntries(questions.map((question) => [question, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    return { name: positionals.join(' '), flags: values };
  } catch (error) {
    console.error(
      `${(error as Error).message}\nThe flags are: ${questions.map((question) => `--${question}`).join(', ')}`,
    );
    process.exit(1);
  }
}

const { name, flags } = typed();
const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
const ask = terminal && ((text: string) => terminal.question(text));
const { exitCode, text } = await newArea(process.cwd(), name, flags, ask);
terminal?.close();
if (exitCode === 0) console.log(text);
else console.error(text);
process.exitCode = exitCode;
