/** The day of a moment in a time zone, as data files write it: year-month-day. */
export function today(now: Date, timeZone: string): string {
  // Sweden writes a date in this way.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}
