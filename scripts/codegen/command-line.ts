import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Prints how a command is used, and ends it with 2. */
export function endWithUsage(usage: string, message = ''): never {
  console.error(message + usage);
  process.exit(2);
}

/** The options and the words of the command line. With --help, and with an unknown option, the command shows its usage and ends. */
export function readCommandLine<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    // The rest of the message is about quoting in shells.
    return endWithUsage(usage, `${(error as Error).message.split('. ')[0]}.\n\n`);
  }
}
