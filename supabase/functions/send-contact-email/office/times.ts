import { formatDateTime } from '../times.ts';
import type { Office } from './office.ts';

type Now = Pick<Office, 'company' | 'clock'>;

/** A time in the company's language and time zone. The year is shown only if it is not the current year. */
export function timeOf(moment: Date | string, { company, clock }: Now): string {
  const { language, timeZone } = company;
  const at = new Date(moment).getTime();
  const year = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' });
  if (year.format(at) === year.format(clock.now())) return formatDateTime(at, company);
  return new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/**
 * When a reminder that is requested now is sent: on the next business morning, because no reminders are sent on closed
 * days.
 */
export const nextReminder = ({ time, clock }: Pick<Office, 'time' | 'clock'>) =>
  new Date(time.nextMorning(clock.now()));

/** The time of an enquiry's reminder, if it is in the future. */
export function reminderOf({ remind_at: at }: { remind_at: string | null }, { clock }: Now): string | undefined {
  return at !== null && Date.parse(at) > clock.now() ? at : undefined;
}
