import { facts } from './editors/facts/facts.ts';

const usage = `npm run facts                            compares the figures of all areas with data/books
npm run facts -- newer-homes-1km.csv     replaces a table by a newer one, and corrects the areas`;

const args = process.argv.slice(2);
if (args.length > 1 || args.some((arg) => arg.startsWith('-'))) {
  console.error(usage);
  process.exit(args.includes('--help') ? 0 : 2);
}
const { exitCode, text } = facts(process.cwd(), args[0]);
if (exitCode === 0) console.log(text);
else console.error(text);
process.exitCode = exitCode;
