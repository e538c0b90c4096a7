import postgres from 'postgres';
import { between, chance, pick, randomOf, whole, type Random } from '../../../../src/drawings/random.ts';
import { Clock } from '../../../../supabase/functions/send-contact-email/clock.ts';
import type { Query } from '../../../../supabase/functions/send-contact-email/database.ts';
import { createService } from '../../../../supabase/functions/send-contact-email/service.ts';
import { readSettings } from '../../../../supabase/functions/send-contact-email/settings.ts';
import { startCluster } from '../../../support/cluster.ts';
import { freePort } from '../../../support/database.ts';
import { settingsFor } from '../../../support/function-settings.ts';
import { startHttpMail } from '../../../support/mail-servers.ts';
import { company } from '../company.ts';
import { visitor } from '../visitor.ts';
import { dateOf, day, hour, isBusinessDay, minute, startOf } from './calendar.ts';

export interface PlannedEnquiry {
  id: string;
  at: number;
  isSpam: boolean;
  /** How often the form is sent. */
  times: number;
  /** What the owner does, and when. Some enquiries the owner never touches. */
  owner?: { action: 'answered' | 'spam' | 'remind'; at: number };
}

export interface Year {
  enquiries: readonly PlannedEnquiry[];
  /** When the provider accepts no mail. */
  outage: { from: number; until: number };
  from: number;
  until: number;
  /** The mails that the provider accepted, each with the enquiries whose addresses are in it. */
  mails: readonly { id: string; kind: string; occasion: string; at: number; listed: readonly string[] }[];
  /** The idempotency keys that came again with another mail. */
  conflicts: readonly string[];
  stored: readonly string[];
  /** All mails in the outbox, as far as they are not sent, or are there twice. */
  unsent: readonly string[];
  twice: readonly string[];
}

/** How long the simulation continues after the last enquiry: until its reply is overdue, even over a weekend. */
const tail = 5 * day;
/** How often the retry job runs while mails wait. In production, it runs every minute. */
const retryEvery = 5 * minute;

function plannedEnquiry(random: Random, at: number): PlannedEnquiry {
  const hex = Array.from({ length: 32 }, () => whole(random, 0, 15).toString(16)).join('');
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  const plan = { id, at, isSpam: chance(random, 0.03), times: chance(random, 0.05) ? 2 : 1 };
  const share = random();
  // As an exponential distribution: most are answered soon, some after days.
  const acts = at - Math.log(1 - random()) * 9 * hour + 5 * minute;
  const action = share < 0.7 ? 'answered' : share < 0.75 ? 'spam' : 'remind';
  return plan.isSpam || share > 0.83 ? plan : { ...plan, owner: { action, at: acts } };
}

/** Times of enquiries: most between 7:00 and midnight, some at night, and a fifth of them in bursts. */
function timesOf(random: Random, from: number, { days, enquiries }: { days: number; enquiries: number }): number[] {
  const moment = () =>
    from +
    whole(random, 0, days - 1) * day +
    between(random, ...((chance(random, 0.15) ? [0, 7] : [7, 24]) as [number, number])) * hour;
  const bursts = Array.from({ length: Math.ceil(enquiries / 100) }, moment);
  return Array.from({ length: enquiries }, () =>
    chance(random, 0.2) ? pick(random, bursts)! + between(random, 0, 2 * minute) : moment(),
  ).toSorted((one, other) => one - other);
}

/** Simulates a year in which everything that can fail does. The same seed gives the same plan. */
export async function runYear(seed: string, size: { days: number; enquiries: number; kills: number }): Promise<Year> {
  const random = randomOf(`year ${seed}`);
  const from = startOf('2027-01-01');
  const until = from + size.days * day;
  const enquiries = timesOf(random, from, size).map((at) => plannedEnquiry(random, at));
  const noon = from + Math.floor(size.days / 2) * day + 10 * hour;
  const outage = { from: noon, until: noon + day };

  const clock = new Clock(from - Date.now());
  const [database, mail] = await Promise.all([
    startCluster(),
    startHttpMail({ port: await freePort(), now: () => clock.now() }),
  ]);
  const settings = readSettings({ ...settingsFor('http', mail.port, database.url), DIGEST: 'daily' });
  const working = new Set<Promise<unknown>>();

  /** Starts a function. After `kill`, it can neither read nor write, whatever it was doing. */
  function startFunction() {
    // Unlike the connections of `openDatabase`, this one stays when the clock is moved.
    let offset = NaN;
    const onclose = () => (offset = NaN);
    const sql = postgres(database.url, { max: 1, backoff: false, onclose, onnotice: () => undefined });
    let isDead = false;
    const own: Query = async (words, ...values) => {
      if (isDead) throw new Error('Killed.');
      if (offset !== clock.offset) {
        offset = clock.offset;
        await sql`select set_config('contact.clock_offset', ${`${offset} milliseconds`}, false)`;
      }
      const rows = await sql<never>(words, ...values);
      if (isDead) throw new Error('Killed.');
      return rows;
    };
    const waitUntil = (work: Promise<unknown>) => {
      const one: Promise<unknown> = work.catch(() => undefined).then(() => working.delete(one));
      working.add(one);
    };
    const kill = () => {
      isDead = true;
      void sql.end({ timeout: 0 });
    };
    return { ...createService({ settings, company, sql: own, clock, waitUntil, log: () => undefined }), kill };
  }
  const functions = [startFunction(), startFunction()];

  const kills: readonly (() => Promise<void>)[] = [
    async () => functions.shift()!.kill(),
    async () => {
      await database.kill();
      await database.start();
    },
    async () => {
      await mail.stop();
      await mail.start();
    },
  ];

  /** Retries until the work succeeds, because a part may be killed at any time. */
  async function insist<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  async function send({ id, isSpam, times }: PlannedEnquiry): Promise<void> {
    const own = { ...visitor, id, email: `visitor-${id}@example.com`, message: `Three rooms, ${id}.` };
    const body = JSON.stringify({ ...own, area: 'Punggol', ...(isSpam && { website: 'filled in' }) });
    const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } };
    for (let left = times; left > 0; left -= 1) {
      await insist(async () => {
        const request = new Request('https://project.example/functions/v1/send-contact-email', init);
        const { status } = await pick(Math.random, functions)!.fetch(request, '203.0.113.7');
        if (status !== 200) throw new Error(String(status));
      });
    }
  }

  /** The retry job calls one of the functions, or sometimes both at once. */
  const job = async (share = 0.1) => {
    const called = chance(random, share) ? functions : [pick(random, functions)!];
    await Promise.allSettled(called.map((own) => own.drain()));
  };

  async function act({ id, owner }: PlannedEnquiry): Promise<void> {
    const morning = new Date(startOf(dateOf(owner!.at + day)) + 8 * hour).toISOString();
    await insist(() =>
      database.sql.begin(async (sql) => {
        await sql`select set_config('contact.clock_offset', ${`${clock.offset} milliseconds`}, true)`;
        await sql`select contact.act(${id}::uuid, ${owner!.action}, null, ${morning}::timestamptz, 3, null)`;
      }),
    );
  }

  async function moveTo(at: number): Promise<void> {
    // Waits for the work that the functions do after a response, so that it takes no time on the moved clock.
    while (working.size > 0) await Promise.all(working);
    if (at > clock.now()) clock.offset = at - Date.now();
  }

  /** Runs the retry job for each mail that is due before the next event. */
  async function followUp(next: number): Promise<void> {
    for (let rounds = 0; rounds < 50; rounds += 1) {
      const now = new Date(clock.now()).toISOString();
      const [row] = await insist(
        async () => database.sql<{ at: Date | null }[]>`
          select min(next_attempt_at) as at from contact.outbox
          where state = 'queued' and (next_attempt_at > ${now}::timestamptz or enquiry_id is not null)`,
      );
      const due = Math.ceil(Math.max(clock.now(), row?.at?.getTime() ?? Infinity) / retryEvery) * retryEvery;
      if (due >= next) return;
      await moveTo(due);
      await job();
    }
  }

  // Every hour from 7:00 to 18:00 on business days, otherwise every six hours.
  const jobs = Array.from({ length: (until + tail - from) / hour }, (_, index) => from + index * hour).filter((at) => {
    const time = (at - from) % day;
    return time % (6 * hour) === 0 || (isBusinessDay(dateOf(at)) && time >= 7 * hour && time <= 18 * hour);
  });
  const killed = new Map(
    Array.from({ length: size.kills }, (_, index) => [pick(random, enquiries)!.id, kills[index % kills.length]!]),
  );
  const events = [
    ...jobs.map((at) => ({ at, run: () => job() })),
    ...enquiries.map((enquiry) => ({
      at: enquiry.at,
      run: async () => {
        enquiry.at = clock.now();
        const kill = killed.get(enquiry.id);
        const sent = Promise.all([send(enquiry), kill && job(1)]);
        await new Promise((resolve) => setTimeout(resolve, kill ? between(random, 0, 60) : 0));
        await kill?.();
        if (functions.length < 2) functions.push(startFunction());
        await sent;
        await job();
      },
    })),
    ...enquiries.flatMap((enquiry) => (enquiry.owner ? [{ at: enquiry.owner.at, run: () => act(enquiry) }] : [])),
    { at: outage.from, run: async () => void (mail.behaviour = 'refusing') },
    { at: outage.until, run: async () => void (mail.behaviour = 'well') },
  ]
    .filter(({ at }) => at < until + tail)
    .toSorted((one, other) => one.at - other.at);

  try {
    for (const [index, { at, run }] of events.entries()) {
      await moveTo(at);
      await run();
      await followUp(events[index + 1]?.at ?? 0);
    }
    await moveTo(0);
    const listed = async (rows: PromiseLike<readonly { what: string }[]>) => (await rows).map(({ what }) => what);
    const { sql } = database;
    return {
      enquiries,
      outage,
      from,
      until,
      conflicts: mail.conflicts,
      mails: mail.received.map(({ key, at, mail: { text } }) => {
        const [id = '', kind = '', occasion = ''] = key.split('.');
        const listed = [...text.matchAll(/visitor-(\S{36})@/g)].map(([, one = '']) => one);
        return { id, kind, occasion, at, listed };
      }),
      stored: await listed(sql<{ what: string }[]>`select id as what from contact.enquiries`),
      unsent: await listed(sql<{ what: string }[]>`
        select concat_ws(' ', o.enquiry_id, o.kind, o.state, o.last_error) as what
        from contact.outbox o left join contact.enquiries e on e.id = o.enquiry_id
        where o.state in ('queued', 'dead') and e.status is distinct from 'spam'`),
      twice: await listed(sql<{ what: string }[]>`
        select concat_ws(' ', enquiry_id, kind, occasion) as what
        from contact.outbox group by enquiry_id, kind, occasion having count(*) > 1`),
    };
  } finally {
    for (const own of functions) own.kill();
    await Promise.all([database.stop(), mail.stop()]);
  }
}
