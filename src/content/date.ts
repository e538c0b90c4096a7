/** The day of a moment in a time zone, as data files write it: year-month-day. */
export function today(now: Date, timeZone: string): string {
  // In Sweden, dates are written as year-month-day.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}

/** To make a format takes longer than to use it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string, hasDay: boolean): Intl.DateTimeFormat {
  const key = `${language} ${hasDay}`;
  const day = hasDay ? 'numeric' : undefined;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', day, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** A date of data files in words: 2026-07-06 as "6 July 2026", 2026-07 as "July 2026", 2026 as it is. */
export function shownDate(date: string, language: string): string {
  const [year = '', month, day] = date.split('-');
  if (month === undefined) return year;
  return formatOf(language, day !== undefined).format(new Date(`${year}-${month}-${day ?? '01'}`));
}

/** How many whole months lie between a date of a data file and a day; a date without its month counts from January. */
export function monthsBetween(date: string, day: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const [nowYear = 0, nowMonth = 1] = day.split('-').map(Number);
  const begun = (nowYear - year) * 12 + nowMonth - month;
  return date.length === 10 && day.slice(8) < date.slice(8) ? begun - 1 : begun;
}
