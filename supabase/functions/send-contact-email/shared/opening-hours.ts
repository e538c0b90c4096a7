/*
 * When the company is open: the one rule, which the pages show and from which the function computes its deadlines.
 * Times are `18:00` and dates `2026-12-24`.
 */
export interface OpeningHours {
  days: readonly { days: readonly string[]; opens?: string; closes?: string }[];
  /** These days replace the hours of the week, also on a public holiday; without times, the company is closed. */
  special: readonly { from: string; to: string; opens?: string; closes?: string }[];
  /** The dates of public holidays, on which the company is closed. */
  holidays: readonly string[];
}

/** In days. A company that does not open within this time counts as never open. */
export const farthest = 366;

export const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export const weekdayOf = (date: string) => week[new Date(date).getUTCDay()]!;

/** The date that is `days` days later. */
export const dateAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** When the company opens and closes on a date; undefined if it is closed. */
export function hoursOn(hours: OpeningHours, date: string): { opens: string; closes: string } | undefined {
  const { opens, closes } =
    hours.special.find(({ from, to }) => from <= date && date <= to) ??
    (hours.holidays.includes(date) ? undefined : hours.days.find(({ days }) => days.includes(weekdayOf(date)))) ??
    {};
  return opens === undefined || closes === undefined ? undefined : { opens, closes };
}

/** A function that reads a clock in a time zone: the date and the time, with seconds, of a moment in ms. */
export function clockIn(timeZone: string): (at: number) => { date: string; time: string } {
  // Swedish dates and times have the form 2026-12-24 18:00:00.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (at) => {
    const [date = '', time = ''] = format.format(at).split(/\s/);
    return { date, time };
  };
}
