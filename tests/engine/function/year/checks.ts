import { dateOf, day, deadlineOf, hour, isBusinessDay, isOpen, minute, openAfter, startOf } from './calendar.ts';
import type { Parts } from './parts.ts';
import type { Plan, PlannedEnquiry } from './plan.ts';

/** The faults that were found, by kind, and figures for the log. */
export interface Findings {
  wrong: Readonly<Record<'lost' | 'doubled' | 'overdue' | 'untimely' | 'late', readonly string[]>>;
  figures: Readonly<Record<string, number>>;
}

/** What was recorded during the year. */
interface Observed {
  /** Each move of the clock: from the real time `real` on, the moved clock was `offset` ahead. */
  moves: readonly { real: number; offset: number }[];
  /** When each enquiry was sent, on the moved clock. */
  sentAt: ReadonlyMap<string, number>;
}

interface Delivered {
  id: string;
  kind: string;
  occasion: string;
  /** The time on the moved clock. */
  at: number;
}

const shown = (at: number) => new Date(at + 8 * hour).toISOString().slice(0, 16);

/** The mails that the provider accepted, at the times of the moved clock. */
function deliveries(parts: Parts, moves: Observed['moves']): Delivered[] {
  let index = 0;
  return parts
    .accepted()
    .toSorted((one, other) => one.at - other.at)
    .map(({ key, at }) => {
      while (moves[index + 1] !== undefined && moves[index + 1]!.real <= at) index += 1;
      const [id = '', kind = '', ...occasion] = key.split('.');
      return { id, kind, occasion: occasion.join('.'), at: at + moves[index]!.offset };
    });
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const reminders = ['remind', 'overdue', 'again'];

/** Checks the results of a year. It computes business time with its own calendar, not with the function's code. */
export async function checkYear(
  { enquiries, outage, from, until }: Plan,
  parts: Parts,
  { moves, sentAt }: Observed,
): Promise<Findings> {
  const { sql } = parts.database;
  const mails = deliveries(parts, moves);
  const byEnquiry = groupBy(mails, ({ id }) => id);
  const sentOf = (id: string, kind: string) => (byEnquiry.get(id) ?? []).filter((mail) => mail.kind === kind);
  const rows = await sql<{ id: string }[]>`select id from contact.enquiries`;
  const stored = new Set(rows.map(({ id }) => id));
  const left = await sql<{ what: string }[]>`
    select o.enquiry_id || ' ' || o.kind || ' ' || o.state as what
    from contact.outbox o left join contact.enquiries e on e.id = o.enquiry_id
    where o.state in ('queued', 'dead') and e.status is distinct from 'spam'`;
  const twice = await sql<{ what: string }[]>`
    select concat(enquiry_id, ' ', kind, ' ', occasion) as what
    from contact.outbox group by enquiry_id, kind, occasion having count(*) > 1`;

  const lost: string[] = left.map(({ what }) => `not delivered: ${what}`);
  const doubled = [
    ...twice.map(({ what }) => `queued twice: ${what}`),
    ...parts.conflicts().map((key) => `sent with other words: ${key}`),
  ];
  const overdue: string[] = [];
  const untimely: string[] = [];
  const late: string[] = [];
  const waits: number[] = [];
  const touches = (begin: number, end: number) => begin < outage.until && outage.from < end;
  /** The latest time at which a mail due at `due` may arrive; later if there was an outage. */
  const latest = (due: number, time: number) => {
    const usual = openAfter(due, time);
    return touches(due, usual) ? openAfter(outage.until, 2 * hour) : usual;
  };

  function checkReminders({ id, ownerAction }: PlannedEnquiry): void {
    const received = sentAt.get(id)!;
    const deadline = deadlineOf(received);
    const closed = ownerAction !== undefined && ownerAction.action !== 'remind' ? ownerAction.at : Infinity;
    const [remind] = sentOf(id, 'remind');
    const [broken] = sentOf(id, 'overdue');
    if (closed > deadline && remind === undefined && !touches(deadline - 3 * day, deadline)) {
      overdue.push(`no reminder of ${id} before ${shown(deadline)}`);
    }
    if (remind !== undefined && remind.at > deadline) untimely.push(`a reminder of ${id} after ${shown(deadline)}`);
    const end = latest(deadline, 2 * hour);
    if (closed > end && (broken === undefined || broken.at > end)) {
      overdue.push(`overdue since ${shown(deadline)}, but no reminder by ${shown(end)}: ${id}`);
    }
    if (broken !== undefined && broken.at < deadline)
      untimely.push(`${id} is said to be overdue before ${shown(deadline)}`);
    for (const kind of reminders) {
      for (const { at } of sentOf(id, kind))
        if (at > closed) untimely.push(`a reminder (${kind}) of ${id} after it was closed`);
    }
    if (ownerAction?.action === 'remind') {
      const wanted = startOf(dateOf(ownerAction.at + day)) + 8 * hour;
      const by = latest(wanted, 2 * hour);
      // If both are due, the reminder after the deadline replaces the requested one.
      const again = sentOf(id, 'again')[0] ?? broken;
      if (again === undefined || again.at < wanted || again.at > by)
        overdue.push(`not reminded again of ${id} by ${shown(by)}`);
    }
  }

  for (const enquiry of enquiries) {
    const { id, isSpam } = enquiry;
    const at = sentAt.get(id)!;
    if (!stored.has(id)) lost.push(`not stored: ${id}`);
    const [notify] = sentOf(id, 'notify');
    if (isSpam) {
      if (byEnquiry.has(id)) untimely.push(`mails about spam: ${id}`);
      continue;
    }
    if (notify === undefined || sentOf(id, 'ack').length === 0) {
      // A mail that still waits when the owner marks its enquiry as spam is not sent.
      if (enquiry.ownerAction?.action !== 'spam') lost.push(`no mail about ${id}`);
    } else {
      waits.push(notify.at - at);
      if (notify.at - at > 30 * minute && !touches(at, at + hour))
        late.push(`the mail about ${id} took ${(notify.at - at) / minute} minutes`);
    }
    checkReminders(enquiry);
  }
  for (const { kind, id, at } of mails) {
    if ([...reminders, 'digest'].includes(kind) && !isOpen(at)) untimely.push(`${kind} ${id} at ${shown(at)}`);
  }
  const digests = await sql<{ occasion: string; what: string }[]>`
    select occasion, concat_ws(' ', state, attempts, queued_at, last_error) as what from contact.outbox where kind = 'digest'`;
  const decided = new Map(digests.map(({ occasion, what }) => [occasion, what]));
  for (let at = from + day; at < until; at += day) {
    const date = dateOf(at + hour);
    const [digest] = mails.filter(({ kind, occasion }) => kind === 'digest' && occasion === date);
    const isExpected = isBusinessDay(date) && !touches(at, at + day);
    if (isExpected && (digest === undefined || digest.at > at + 12 * hour))
      late.push(`no digest on ${date}: ${decided.get(date) ?? 'not decided'}`);
    if (!isBusinessDay(date) && digest !== undefined) untimely.push(`a digest on ${date}`);
  }
  if (stored.size !== enquiries.length) doubled.push(`${stored.size} enquiries are stored, not ${enquiries.length}`);

  const sorted = waits.toSorted((one, other) => one - other);
  const kinds = Object.fromEntries([...groupBy(mails, ({ kind }) => kind)].map(([kind, all]) => [kind, all.length]));
  return {
    wrong: { lost, doubled, overdue, untimely, late },
    figures: {
      enquiries: enquiries.length,
      ...kinds,
      'seconds until the mail, median': Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) / 1_000),
      'minutes until the mail, 99 of 100': Math.round((sorted[Math.floor(sorted.length * 0.99)] ?? 0) / minute),
      'hours until the mail, longest': Math.round((sorted.at(-1) ?? 0) / hour),
    },
  };
}
