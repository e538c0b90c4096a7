import { businessDays, type ZonedHours } from './business-hours.ts';

/** When a reply is promised: within 24 hours on business days, or on the day of the enquiry. */
export const replyPromises = ['24-hours', 'same-day'] as const;
export type ReplyPromise = (typeof replyPromises)[number];

/** Calculates business time, in ms. */
export interface BusinessTime {
  isOpen: (at: number) => boolean;
  /** The date of a moment, such as 2026-12-24. */
  dateOf: (at: number) => string;
  /** When the company opens on the day of a moment; undefined if it is closed all day. */
  openingOf: (at: number) => number | undefined;
  /** When the company opens on the next business day after the day of a moment. */
  nextMorning: (at: number) => number;
  /** The time by which an enquiry must be answered: in opening hours, because nobody answers it after closing time. */
  deadline: (received: number) => number;
  /** When to remind of an enquiry: in time before its deadline, in business hours. */
  reminder: (received: number) => number;
}

const hour = 60 * 60 * 1_000;
/** How much business time a reminder leaves before the deadline, in ms. */
const lead = 2 * hour;
/** In days. A company that does not open within this time counts as never open, and hours count as if it always were. */
const farthest = 366;

export function businessTime(office: ZonedHours, promised: ReplyPromise): BusinessTime {
  const { dateOf, startOf, after, hoursOn } = businessDays(office);

  /** The business days from the day of a moment on; with the step -1, backwards. */
  function* daysFrom(at: number, step: 1 | -1 = 1) {
    const first = dateOf(at);
    for (let count = 0; count <= farthest; count += 1) {
      const date = after(first, step * count);
      const span = hoursOn(date);
      if (span) yield { ...span, begins: startOf(date), ends: startOf(after(date, 1)) };
    }
  }

  /** 24 hours later, of which only those on business days count; the closing time before it, if it is not in opening hours. */
  function after24Hours(received: number): number {
    let left = 24 * hour;
    for (const { begins, ends } of daysFrom(received)) {
      const from = Math.max(received, begins);
      if (from + left <= ends) {
        const open = openBefore(from + left, 0);
        return open > received ? open : from + left;
      }
      left -= ends - from;
    }
    return received + 24 * hour;
  }

  /** The closing time of the day; enquiries after it count as of the next business day. */
  function sameDay(received: number): number {
    for (const { closes } of daysFrom(received)) if (received < closes) return closes;
    return received + 24 * hour;
  }

  function openBetween(from: number, to: number): number {
    let sum = 0;
    for (const { opens, closes } of daysFrom(from)) {
      if (opens >= to) break;
      sum += Math.max(0, Math.min(closes, to) - Math.max(opens, from));
    }
    return sum;
  }

  /** The moment that is `time` ms of business time before the moment `to`. */
  function openBefore(to: number, time: number): number {
    let left = time;
    for (const { opens, closes } of daysFrom(to, -1)) {
      const end = Math.min(closes, to);
      if (end - opens >= left) return end - left;
      left -= Math.max(0, end - opens);
    }
    return -Infinity;
  }

  const deadline = promised === 'same-day' ? sameDay : after24Hours;
  return {
    isOpen: (at) => {
      const span = hoursOn(dateOf(at));
      return span !== undefined && span.opens <= at && at < span.closes;
    },
    dateOf,
    openingOf: (at) => hoursOn(dateOf(at))?.opens,
    nextMorning: (at) => {
      const tomorrow = startOf(after(dateOf(at), 1));
      for (const { opens } of daysFrom(tomorrow)) return opens;
      return at + 24 * hour;
    },
    deadline,
    reminder: (received) => {
      const by = deadline(received);
      // If less than twice `lead` of business time is left, the reminder comes after half of the time that is left.
      return openBefore(by, Math.min(lead, openBetween(received, by) / 2));
    },
  };
}
