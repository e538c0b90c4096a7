import { Stop } from './stop.ts';

/** Single quotes and backquotes take everything as it is; double quotes would read \n as a new line. */
const quotes = ["'", '`', '"'];

/** Settings in the form that the CLI of Supabase reads from a file. Stops at a value that no quotes can hold. */
export function envFile(settings: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(settings).map(([name, value = '']) => {
    const quote = quotes.find((mark) => !value.includes(mark) && !(mark === '"' && value.includes('\\')));
    if (quote === undefined) throw new Stop(`${name} has three kinds of quotes: leave one of them out.`);
    return `${name}=${quote}${value}${quote}\n`;
  });
  return lines.join('');
}
