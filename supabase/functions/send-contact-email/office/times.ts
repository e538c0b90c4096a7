import type { Company } from '../company.ts';

/** A moment as the company reads it, in its language and time zone. */
export function timeOf(moment: Date | string, { language, timeZone }: Company): string {
  const format = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  return format.format(new Date(moment));
}
