import { Stop } from './stop.ts';

/** Values in single quotes or backquotes are read literally; in double quotes, \n would become a line break. */
const quotes = ["'", '`', '"'];

/** Formats settings as an env file for the Supabase CLI. Stops at a value that cannot be quoted. */
export function envFile(settings: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(settings).map(([name, value = '']) => {
    const quote = quotes.find((mark) => !value.includes(mark) && !(mark === '"' && value.includes('\\')));
    if (quote === undefined)
      throw new Stop(
        `${name} contains single quotes, backquotes, and double quotes or backslashes. Remove one of these three, so that the value can be quoted.`,
      );
    return `${name}=${quote}${value}${quote}\n`;
  });
  return lines.join('');
}
