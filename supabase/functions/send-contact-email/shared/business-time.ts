import { clockIn, dateAfter, farthest, hoursOn, type OpeningHours } from './opening-hours.ts';

/** When a reply is promised: within 24 hours on business days, or on the day of the enquiry. */
export type ReplyDeadline = '24-hours' | 'same-day';

/** The hours of an office, its time zone, and what area pages and all others promise. */
export interface PromisedHours {
  timeZone: string;
  hours: OpeningHours;
  deadlines: Readonly<Record<'area' | 'other', ReplyDeadline>>;
}

const hour = 60 * 60 * 1_000;

/** The dates of moments in a time zone, and the moments of local dates and times. */
function localTime(timeZone: string) {
  const clock = clockIn(timeZone);
  /** The local date and time of a moment, as if it were in UTC. */
  const local = (at: number) => Date.parse(`${clock(at).date}T${clock(at).time}Z`);
  return {
    dateOf: (at: number) => clock(at).date,
    /** The second step is for the days on which the clock changes. */
    momentOf: (date: string, time: string): number => {
      const asUtc = Date.parse(`${date}T${time}:00Z`);
      const first = asUtc - (local(asUtc) - asUtc);
      return first - (local(first) - asUtc);
    },
  };
}

export type BusinessTime = ReturnType<typeof businessTime>;

/** Calculates business time. Moments and durations are in ms, dates such as 2026-12-24, areas as in `StoredEnquiry`. */
export function businessTime({ timeZone, hours, deadlines }: PromisedHours) {
  const { dateOf, momentOf } = localTime(timeZone);

  /** The business days from the day of a moment on; with the step -1, backwards. */
  function* daysFrom(at: number, step: 1 | -1 = 1) {
    const first = dateOf(at);
    for (let count = 0; count <= farthest; count += 1) {
      const date = dateAfter(first, step * count);
      const span = hoursOn(hours, date);
      if (span === undefined) continue;
      const [opens, closes] = [momentOf(date, span.opens), momentOf(date, span.closes)];
      yield { opens, closes, begins: momentOf(date, '00:00'), ends: momentOf(dateAfter(date, 1), '00:00') };
    }
  }

  /** 24 hours later, of which only those on business days count; the closing time before it, if it is not in opening hours. */
  function after24Hours(received: number): number {
    let left = 24 * hour;
    for (const { begins, ends } of daysFrom(received)) {
      const from = Math.max(received, begins);
      if (from + left <= ends) {
        const open = openUntil(from + left);
        return open > received ? open : from + left;
      }
      left -= ends - from;
    }
    return received + 24 * hour;
  }

  /** When the company opens and closes next, or since when it is open; undefined if it does not open. */
  function nextOpen(at: number): { opens: number; closes: number } | undefined {
    for (const day of daysFrom(at)) if (at < day.closes) return day;
    return undefined;
  }

  /** The closing time of the day; enquiries after it count as of the next business day. */
  const sameDay = (received: number) => nextOpen(received)?.closes ?? received + 24 * hour;

  /** The last moment until `to` at which the company is open. */
  function openUntil(to: number): number {
    for (const { opens, closes } of daysFrom(to, -1)) if (opens <= to) return Math.min(closes, to);
    return -Infinity;
  }

  return {
    /** The time by which an enquiry must be answered: in opening hours, because nobody answers it after closing time. */
    deadline: (received: number, area: string | null) =>
      deadlines[area === null ? 'other' : 'area'] === 'same-day' ? sameDay(received) : after24Hours(received),
    /** Two business days after a deadline. */
    overdue: (deadline: number) => after24Hours(after24Hours(deadline)),
    dateOf,
    nextOpen,
    isOpen: (at: number): boolean => (nextOpen(at)?.opens ?? Infinity) <= at,
  };
}
