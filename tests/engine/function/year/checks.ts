import { dateOf, day, deadlineOf, hour, isBusinessDay, isOpen, minute, openAfter, startOf } from './calendar.ts';
import type { PlannedEnquiry, Year } from './year.ts';

const shown = (at: number) => new Date(at + 8 * hour).toISOString().slice(0, 16);

/** The faults of a year, by kind. Business time is computed with the test's own calendar, not with the function's code. */
export function checkYear(year: Year): Record<'lost' | 'doubled' | 'overdue' | 'untimely' | 'late', string[]> {
  const { enquiries, outage, mails } = year;
  const lost = year.unsent.map((what) => `not delivered: ${what}`);
  const doubled = [...year.twice, ...year.conflicts].map((what) => `twice: ${what}`);
  const [overdue, untimely, late]: [string[], string[], string[]] = [[], [], []];
  const stored = new Set(year.stored);
  const byEnquiry = new Map<string, (typeof mails)[number][]>();
  for (const mail of mails) byEnquiry.set(mail.id, [...(byEnquiry.get(mail.id) ?? []), mail]);
  const lists = mails.filter(({ kind }) => ['reminder', 'digest'].includes(kind));
  const touches = (begin: number, end: number) => begin < outage.until && outage.from < end;
  /** The latest time at which a reminder due at `due` may arrive; later if there was an outage. */
  const latest = (due: number) => {
    const usual = openAfter(due, 2 * hour);
    return touches(due, usual) ? openAfter(outage.until, 2 * hour) : usual;
  };

  function checkReminders({ id, at: received, owner }: PlannedEnquiry): void {
    const listed = lists.filter((mail) => mail.listed.includes(id)).map(({ at }) => at);
    const isListed = (from: number, until: number) => listed.some((at) => from <= at && at <= until);
    const deadline = deadlineOf(received);
    const closed = owner !== undefined && owner.action !== 'remind' ? owner.at : Infinity;
    // Until the time that the owner requested, she is not reminded.
    const wanted = owner?.action === 'remind' ? startOf(dateOf(owner.at + day)) + 8 * hour : 0;
    const isSilent = owner !== undefined && owner.at < deadline && deadline < wanted;
    if (!isSilent && closed > deadline && !isListed(received, deadline) && !touches(deadline - 3 * day, deadline)) {
      overdue.push(`no reminder of ${id} before ${shown(deadline)}`);
    }
    const end = latest(isSilent ? wanted : deadline);
    if (closed > end && !isListed(deadline, end)) {
      overdue.push(`overdue since ${shown(deadline)}, but no reminder by ${shown(end)}: ${id}`);
    }
    for (const { kind, at } of lists) {
      if (kind === 'reminder' && at > closed && listed.includes(at))
        untimely.push(`a reminder of ${id} after it was closed`);
    }
    if (wanted > 0 && !isListed(wanted, latest(wanted)))
      overdue.push(`not reminded again of ${id} by ${shown(latest(wanted))}`);
  }

  for (const enquiry of enquiries) {
    const { id, at, isSpam } = enquiry;
    if (!stored.has(id)) lost.push(`not stored: ${id}`);
    const own = byEnquiry.get(id) ?? [];
    if (isSpam) {
      if (own.length > 0) untimely.push(`mails about spam: ${id}`);
      continue;
    }
    const notify = own.find(({ kind }) => kind === 'notify');
    if (notify === undefined || !own.some(({ kind }) => kind === 'ack')) {
      // A mail that still waits when the owner marks its enquiry as spam is not sent.
      if (enquiry.owner?.action !== 'spam') lost.push(`no mail about ${id}`);
    } else if (notify.at - at > 30 * minute && !touches(at, at + hour)) {
      late.push(`the mail about ${id} took ${(notify.at - at) / minute} minutes`);
    }
    checkReminders(enquiry);
  }
  if (stored.size !== enquiries.length) doubled.push(`${stored.size} enquiries are stored, not ${enquiries.length}`);
  for (const { kind, id, at } of mails) {
    if (['reminder', 'digest'].includes(kind) && !isOpen(at)) untimely.push(`${kind} ${id} at ${shown(at)}`);
  }
  for (let at = year.from + day; at < year.until; at += day) {
    const date = dateOf(at + hour);
    const digest = mails.find(({ kind, occasion }) => kind === 'digest' && occasion === date);
    if (!isBusinessDay(date)) {
      if (digest !== undefined) untimely.push(`a digest on ${date}`);
    } else if (!touches(at, at + day) && (digest === undefined || digest.at > at + 12 * hour)) {
      late.push(`no digest on ${date}`);
    }
  }
  return { lost, doubled, overdue, untimely, late };
}
