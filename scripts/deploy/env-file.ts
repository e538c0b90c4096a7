import { Stop } from './stop.ts';

/** Values in single quotes or backquotes are read literally; in double quotes, \n would become a line break. */
const quotes = ["'", '`', '"'];

/** Formats settings as an env file for the Supabase CLI. Stops at a value that cannot be quoted. */
export function envFile(settings: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(settings).map(([name, value = '']) => {
    const quote = quotes.find((mark) => !value.includes(mark) && !(mark === '"' && value.includes('\\')));
    if (quote === undefined)
      throw new Stop(
        `${name} cannot be quoted: it contains single quotes, backquotes, and also double quotes or backslashes. Remove all its single quotes or all its backquotes.`,
      );
    return `${name}=${quote}${value}${quote}\n`;
  });
  return lines.join('');
}
