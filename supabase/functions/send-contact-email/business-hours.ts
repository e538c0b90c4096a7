/** The company's opening hours, from the content. Times are `18:00` and dates `2026-12-24`. */
export interface BusinessHours {
  days: readonly { days: readonly string[]; opens?: string; closes?: string }[];
  /**
   * Special days. They replace the hours of the week, also on a public holiday; without times, the company is closed.
   */
  special: readonly { from: string; to: string; opens?: string; closes?: string }[];
  /** The dates of public holidays. */
  holidays: readonly string[];
}

/** The hours of an office, and its time zone. */
export interface ZonedHours {
  timeZone: string;
  hours: BusinessHours;
}

/** When the company opens and closes on one day, in ms. */
export interface Span {
  opens: number;
  closes: number;
}

/** The days of a calendar in one time zone. */
export interface BusinessDays {
  /** The date of a moment. */
  dateOf: (at: number) => string;
  /** The first moment of a date. */
  startOf: (date: string) => number;
  /** The date that is `days` days later. */
  after: (date: string, days: number) => string;
  /** The hours of a date; undefined if the company is closed. */
  hoursOn: (date: string) => Span | undefined;
}

const oneDay = 24 * 60 * 60 * 1_000;
const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The local date and time of a moment, as if it were in UTC, in ms. */
function localClock(timeZone: string): (at: number) => number {
  // The Swedish format is 2026-12-24 18:00:00.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (at) => Date.parse(`${format.format(at).replace(' ', 'T')}Z`);
}

/** Computes a function only once for each date, because calculations with time zones are slow. */
function memoized<T>(compute: (date: string) => T): (date: string) => T {
  const known = new Map<string, T>();
  return (date) => {
    if (!known.has(date)) known.set(date, compute(date));
    return known.get(date) as T;
  };
}

/** Reads the opening hours, the special days and the public holidays. */
export function businessDays({ timeZone, hours: { days, special, holidays } }: ZonedHours): BusinessDays {
  const local = localClock(timeZone);
  const closed = new Set(holidays);

  /** The moment of a local date and time. The second step is for the days on which the clock changes. */
  function momentOf(date: string, time: string): number {
    const asUtc = Date.parse(`${date}T${time}:00Z`);
    const first = asUtc - (local(asUtc) - asUtc);
    return first - (local(first) - asUtc);
  }

  function read(date: string): Span | undefined {
    const weekday = week[new Date(date).getUTCDay()]!;
    const own = special.find(({ from, to }) => from <= date && date <= to);
    const hours = own ?? (closed.has(date) ? undefined : days.find((row) => row.days.includes(weekday)));
    if (hours?.opens === undefined || hours.closes === undefined) return undefined;
    return { opens: momentOf(date, hours.opens), closes: momentOf(date, hours.closes) };
  }

  return {
    dateOf: (at) => new Date(local(at)).toISOString().slice(0, 10),
    startOf: memoized((date) => momentOf(date, '00:00')),
    after: (date, count) => new Date(Date.parse(date) + count * oneDay).toISOString().slice(0, 10),
    hoursOn: memoized(read),
  };
}
