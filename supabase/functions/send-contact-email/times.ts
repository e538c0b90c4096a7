import type { Company } from './company.ts';
import { fill } from './words.ts';

/** A time in the company's language and time zone: "Tue, 24 Nov, 10:00 am". */
export function formatDateTime(at: number, { language, timeZone }: Company): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(language, { ...parts, timeZone }).format(at);
}

/** Until when an open enquiry is to be answered, or since when its reply is late. */
export function replyBy(deadline: number, at: number, company: Company): { text: string; isLate: boolean } {
  const { states } = company.words.office;
  const isLate = at >= deadline;
  return { text: fill(isLate ? states.late : states.new, { time: formatDateTime(deadline, company) }), isLate };
}
