import { endCommand, type Outcome } from '#content/report.ts';
import { endWithUsage, readCommandLine } from './codegen/command-line.ts';

const usage = `Makes or renames an area, with everything that belongs to it:

  npm run area -- new "Tampines" "1.3530, 103.9452" EW2 DT32   writes its file with what follows from the place and the
                                                               codes of its station, and says what is left to write
  npm run area -- rename tampines "Tampines Central"           also its rows in tables, what refers to it, and a redirect`;

const [action, name = '', ...words] = readCommandLine(usage, {}).positionals;

async function runAction(): Promise<Outcome> {
  if (action !== 'new' && action !== 'rename') return endWithUsage(usage);
  // Imported late, so that --help does not wait until the content is read.
  const { addArea, renameArea } = await import('./area/change-area.ts');
  if (action === 'rename') return renameArea(process.cwd(), name, words.join(' '));
  const [place = '', ...codes] = words;
  const [latitude = '', longitude = ''] = place.split(',');
  return addArea(process.cwd(), { name, latitude, longitude, codes: codes.join(' ') });
}

endCommand(
  await runAction().catch((error: Error): Outcome => {
    // A file that cannot be written.
    if (error.name !== 'NotWritten') throw error;
    return { exitCode: 1, text: error.message };
  }),
);
