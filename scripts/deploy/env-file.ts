import { Stop } from './stop.ts';

/** Single quotes and backquotes keep everything as it is; in double quotes \n would become a new line. */
const quotes = ["'", '`', '"'];

/** Settings in the form of an env file for the Supabase CLI. Stops at a value that no kind of quotes can contain. */
export function envFile(settings: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(settings).map(([name, value = '']) => {
    const quote = quotes.find((mark) => !value.includes(mark) && !(mark === '"' && value.includes('\\')));
    if (quote === undefined) throw new Stop(`${name} has three kinds of quotes: leave one of them out.`);
    return `${name}=${quote}${value}${quote}\n`;
  });
  return lines.join('');
}
