import { expect, test } from 'vitest';
import { between, chance, pick, randomOf, type Random } from '../../support/random.ts';
import { businessTime } from '../../../supabase/functions/send-contact-email/business-time.ts';
import { company } from './company.ts';
import { singapore, useFunction } from './harness.ts';

/** With `--mode long`, it is a whole year. YEAR_SEED repeats a run. */
const isLong = import.meta.env.MODE === 'long';
const size = isLong ? { days: 360, enquiries: 10_000 } : { days: 8, enquiries: 70 };
const seed = process.env['YEAR_SEED'] ?? (isLong ? String(Date.now()) : 'block 20');

const service = useFunction();
const time = businessTime(company);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const from = singapore('2027-01-01 00:00');
const until = from + size.days * day;
/** How long the simulation continues after the last enquiry: until its mails were sent, even over a weekend. */
const tail = 5 * day;
/** When the provider accepts no mail. */
const outage = { from: from + Math.floor(size.days / 2) * day + 10 * hour, until: 0 };
outage.until = outage.from + day;
const touchesOutage = (begin: number, end: number) => begin < outage.until && outage.from < end;

/** A time in Singapore, as the harness takes it. */
const shown = (at: number) => new Date(at + 8 * hour).toISOString().slice(0, 16);

function plannedEnquiry(random: Random, bursts: readonly number[]) {
  const days = chance(random, 0.2) ? pick(random, bursts)! : between(random, 0, size.days);
  const at = from + Math.floor((days * day) / minute) * minute;
  const share = random();
  const action = share < 0.9 ? ('answered' as const) : share < 0.95 ? ('spam' as const) : undefined;
  // As an exponential distribution: most are answered soon, some after days.
  const actedAt = at + Math.ceil(5 - Math.log(1 - random()) * 9 * 60) * minute;
  const isSpam = chance(random, 0.03);
  return { id: '', at, isSpam, action: isSpam ? undefined : action, actedAt };
}
type Enquiry = ReturnType<typeof plannedEnquiry>;

/** Sends all enquiries, lets the owner act and the retry job run, and returns all mails about enquiries or lists of them. */
async function run(enquiries: readonly Enquiry[]) {
  const jobs = Array.from({ length: ((until + tail - from) / hour) * 2 }, (_, index) => from + (index * hour) / 2);
  const events = [
    ...jobs
      .filter((at) => time.isOpen(at) || (at - from) % (3 * hour) === 0)
      .map((at) => ({ at, act: () => service.at(shown(at)) })),
    ...enquiries.map((own, number) => ({
      at: own.at,
      act: async () => {
        const values = { email: `visitor-${number}@example.com`, ...(own.isSpam && { website: 'filled in' }) };
        own.id = await service.sendAt(shown(own.at), values);
      },
    })),
    ...enquiries.flatMap((own) => {
      const { action, actedAt } = own;
      if (action === undefined) return [];
      const act = () => {
        service.setTime(shown(actedAt));
        return service.change(own.id, action);
      };
      return [{ at: actedAt, act }];
    }),
    { at: outage.from, act: async () => void (service.mail.behaviour = 'refusing') },
    { at: outage.until, act: async () => void (service.mail.behaviour = 'well') },
  ];
  const inTime = events.filter(({ at }) => at < until + tail).toSorted((one, other) => one.at - other.at);
  for (const { act } of inTime) await act();
  return service.mail.received.map(({ key, at, mail: { subject } }) => {
    const [id = '', kind = ''] = key.split('.');
    return { id, kind, at, key, open: Number(/^Open enquiries: (\d+)/.exec(subject)?.[1] ?? 0) };
  });
}
type Mail = Awaited<ReturnType<typeof run>>[number];

/** What is wrong with the mails of the mornings: each business day with open enquiries has one, which counts them all. */
function morningFaults(enquiries: readonly Enquiry[], mails: readonly Mail[]): string[] {
  const days = Array.from({ length: size.days }, (_, index) => from + index * day);
  return days.flatMap((begin) => {
    const at = Array.from({ length: 48 }, (_, index) => begin + (index * hour) / 2).find(time.isOpen);
    if (at === undefined || touchesOutage(begin, begin + day)) return [];
    const open = enquiries.filter(
      (own) => !own.isSpam && own.at <= at && (own.action === undefined || own.actedAt > at),
    ).length;
    const counts = mails
      .filter((mail) => mail.kind === 'morning' && begin <= mail.at && mail.at < begin + day)
      .map((mail) => mail.open);
    const isRight = open === 0 ? counts.every((count) => count === 0) : counts.length === 1 && counts[0] === open;
    return isRight ? [] : [`${open} open at ${shown(at)}, but listed: ${counts.join()}`];
  });
}

test('with bursts and a day without mail, each mail is sent once, and each morning lists what is open', async () => {
  if (isLong) console.log(`YEAR_SEED=${seed}`);
  const random = randomOf(`year ${seed}`);
  const bursts = Array.from({ length: Math.ceil(size.enquiries / 100) }, () => between(random, 0, size.days));
  const enquiries = Array.from({ length: size.enquiries }, () => plannedEnquiry(random, bursts));
  const mails = await run(enquiries);

  expect(new Set(mails.map(({ key }) => key)).size).toBe(mails.length);
  const { sql } = service.database;
  expect(await sql`select from contact.enquiries`).toHaveLength(size.enquiries);
  const unsent = await sql`
    select o.enquiry_id, o.kind, o.state from contact.outbox o left join contact.enquiries e on e.id = o.enquiry_id
    where o.state in ('queued', 'dead') and e.status is distinct from 'spam'`;
  expect(unsent).toEqual([]);

  const own = new Map(mails.map((mail) => [`${mail.id}.${mail.kind}`, mail.at]));
  const faults = enquiries.flatMap((enquiry) => {
    const [notified, acknowledged] = ['notify', 'ack'].map((kind) => own.get(`${enquiry.id}.${kind}`));
    if (enquiry.isSpam) return notified === undefined ? [] : [`mails about spam: ${enquiry.id}`];
    // A mail that still waits when the owner marks its enquiry as spam is not sent.
    const isSent = (notified !== undefined && acknowledged !== undefined) || enquiry.action === 'spam';
    const isLate = (notified ?? 0) - enquiry.at > hour && !touchesOutage(enquiry.at, enquiry.at + hour);
    return isSent && !isLate ? [] : [`not mailed, or late: ${enquiry.id}`];
  });
  for (const { kind, at } of mails) {
    if (kind === 'morning' && !time.isOpen(at)) faults.push(`${kind} at ${shown(at)}`);
  }
  expect([...faults, ...morningFaults(enquiries, mails)]).toEqual([]);
  expect(mails.filter(({ kind }) => kind === 'morning').length).toBeGreaterThan(3);
}, 7_200_000);
