import { momentInWords } from '../times.ts';
import type { Office } from './office.ts';

type Now = Pick<Office, 'company' | 'clock'>;

const oneDay = 24 * 60 * 60 * 1_000;

/** A moment as the company reads it, in its language and time zone; the year only where it is another one than now. */
export function timeOf(moment: Date | string, { company, clock }: Now): string {
  const { language, timeZone } = company;
  const at = new Date(moment).getTime();
  const year = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' });
  if (year.format(at) === year.format(clock.now())) return momentInWords(at, company);
  return new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** When a reminder comes that is asked for now: on the next business morning, since none is sent on a closed day. */
export function nextReminder({ time, clock }: Pick<Office, 'time' | 'clock'>): Date {
  const now = clock.now();
  const morning = time.nextMorning(now);
  // A company that never opens has no morning.
  return new Date(morning === Infinity ? now + oneDay : morning);
}

/** The moment of an enquiry's reminder if it is still to come. */
export function reminderOf({ remind_at: at }: { remind_at: string | null }, { clock }: Now): string | undefined {
  return at !== null && Date.parse(at) > clock.now() ? at : undefined;
}
