import type { Company } from './company.ts';
import { fill } from './words.ts';

type Locale = Pick<Company, 'language' | 'timeZone'>;

/** A time in the company's language and time zone: "Tue, 24 Nov, 10:00 am". */
export function formatDateTime(at: number, { language, timeZone }: Locale): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(language, { ...parts, timeZone }).format(at);
}

const minute = 60_000;
const units = [
  { unit: 'day', length: 24 * 60 * minute, from: 48 * 60 * minute },
  { unit: 'hour', length: 60 * minute, from: 60 * minute },
  { unit: 'minute', length: minute, from: 0 },
] as const;

/**
 * A duration in words: "3 hours". The unit is minutes below one hour, hours below two days, then days. The duration is
 * rounded to the minute first, then down to the unit, and is at least one minute.
 */
export function formatDuration(milliseconds: number, { language }: Pick<Company, 'language'>): string {
  const rounded = Math.round(milliseconds / minute) * minute;
  const { unit, length } = units.find(({ from }) => rounded >= from) ?? units[2];
  const count = Math.max(1, Math.floor(rounded / length));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** Until when an open enquiry is to be answered, or by how much its reply is late. */
export function replyBy(deadline: number, at: number, company: Company): { text: string; isLate: boolean } {
  const { states } = company.words.office;
  if (at < deadline) return { text: fill(states.new, { time: formatDateTime(deadline, company) }), isLate: false };
  return { text: fill(states.late, { delay: formatDuration(at - deadline, company) }), isLate: true };
}
