import { createInterface } from 'node:readline/promises';
import { endCommand, type Outcome } from '#content/report.ts';
import { questions, type Answers } from './area/questions.ts';
import { endWithUsage, readCommandLine } from './codegen/command-line.ts';

const usage = `Makes or renames an area, with everything that belongs to it:

  npm run area -- new "Tampines"                       asks for the facts and writes its file
  npm run area -- rename tampines "Tampines Central"   also its rows in tables, what refers to it, and a redirect

The facts of a new area can also be given as flags, such as --latitude 1.3526:
${questions.map((question) => `  --${question}`).join('\n')}`;

const { values: flags, positionals: words } = readCommandLine(
  usage,
  Object.fromEntries(questions.map((question) => [question, { type: 'string' as const }])),
);
const [action, slug = '', ...name] = words;

async function runAction() {
  // Imported late, so that --help does not wait until the content is read.
  if (action === 'new') {
    const { newArea } = await import('./area/new-area.ts');
    const terminal = process.stdin.isTTY
      ? createInterface({ input: process.stdin, output: process.stdout })
      : undefined;
    const ask = terminal && ((text: string) => terminal.question(text));
    return newArea(process.cwd(), words.slice(1).join(' '), flags as Answers, ask).finally(() => terminal?.close());
  }
  if (action !== 'rename') return endWithUsage(usage);
  const { renameArea } = await import('./area/rename-area.ts');
  return renameArea(process.cwd(), slug, name.join(' '));
}

endCommand(
  await runAction().catch((error: NodeJS.ErrnoException): Outcome => {
    // Such as a file that cannot be written.
    if (error.code === undefined) throw error;
    return { exitCode: 1, text: error.message };
  }),
);
