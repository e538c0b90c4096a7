import postgres from 'postgres';
import { between, chance, pick, randomOf, whole } from '#scripts/illustration/random.ts';
import { visitor } from '../enquiry-client.ts';
import { dateOf, day, hour, isBusinessDay, minute, startOf } from './calendar.ts';
import { checkYear, type Findings } from './checks.ts';
import { Parts, type Fault } from './parts.ts';
import { planYear, type Part, type Plan, type PlannedEnquiry, type Size } from './plan.ts';

export interface YearSettings {
  seed: string;
  size: Size;
  faults?: readonly Fault[];
  log?: (line: string) => void;
}

type SimulatedEvent =
  | { kind: 'enquiry'; at: number; enquiry: PlannedEnquiry }
  | { kind: 'owner'; at: number; enquiry: PlannedEnquiry }
  | { kind: 'kill'; at: number; part: Part }
  | { kind: 'provider'; at: number; isDown: boolean }
  | { kind: 'job'; at: number };

/** How long the simulation continues after the last enquiry: until its reply is overdue, even over a weekend. */
const tailDuration = 5 * day;
/** How often the retry job runs while mails wait. In production, it runs every minute. */
const retryEvery = 5 * minute;
/** Enquiries within this time are sent in parallel. */
const together = 40 * minute;

/** All events in their order. The retry job also runs whenever a mail is due. */
function simulatedEvents({ from, until, enquiries, kills, outage }: Plan): SimulatedEvent[] {
  // Every hour from 7:00 to 18:00 on business days, otherwise every six hours.
  const jobs = Array.from(
    { length: Math.ceil((until + tailDuration - from) / hour) },
    (_, index) => from + index * hour,
  ).filter((at) => {
    const time = (at - from) % day;
    return time % (6 * hour) === 0 || (isBusinessDay(dateOf(at)) && time >= 7 * hour && time <= 18 * hour);
  });
  return [
    ...enquiries.map((enquiry) => ({ kind: 'enquiry' as const, at: enquiry.at, enquiry })),
    ...enquiries.flatMap((enquiry) =>
      enquiry.ownerAction ? [{ kind: 'owner' as const, at: enquiry.ownerAction.at, enquiry }] : [],
    ),
    ...kills.map(({ part, at }) => ({ kind: 'kill' as const, part, at })),
    { kind: 'provider' as const, at: outage.from, isDown: true },
    { kind: 'provider' as const, at: outage.until, isDown: false },
    ...jobs.map((at) => ({ kind: 'job' as const, at })),
  ]
    .filter(({ at }) => at < until + tailDuration)
    .toSorted((one, other) => one.at - other.at);
}

/** Simulates a year in which everything that can fail does. The same seed gives the same year. */
export async function runYear({ seed, size, faults = [], log = () => undefined }: YearSettings): Promise<Findings> {
  const random = randomOf(`year ${seed}`);
  const plan = planYear(random, size);
  const parts = await Parts.start(faults);
  /** Each move of the clock: from the real time `real` on, the moved clock was `offset` ahead. */
  const moves: { real: number; offset: number }[] = [];
  /** When each enquiry was sent, on the moved clock. */
  const sentAt = new Map<string, number>();
  const owner = postgres(parts.database.url, { max: 1, onnotice: () => undefined });
  let now = plan.from;

  function moveTo(at: number): void {
    now = Math.max(now, at);
    const real = Date.now();
    moves.push({ real, offset: now - real });
    parts.setClock(now - real);
  }

  const clockHeader = () => ({ 'X-Clock': String(moves.at(-1)!.offset) });

  /** Retries until the work succeeds, because a part may be killed at any time. */
  async function insist<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  async function send({ id, isSpam, isRepeated }: PlannedEnquiry): Promise<void> {
    const own = { ...visitor, id, email: `visitor-${id}@example.com`, message: `Three rooms, ${id}.` };
    const body = JSON.stringify({ ...own, area: 'Punggol', ...(isSpam && { website: 'filled in' }) });
    for (let left = isRepeated ? 2 : 1; left > 0; left -= 1) {
      await insist(async () => {
        const { url } = pick(Math.random, parts.functions)!;
        const headers = { 'Content-Type': 'application/json', ...clockHeader() };
        const answer = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(5_000) });
        if (answer.status !== 200) throw new Error(String(answer.status));
        await answer.arrayBuffer();
      });
    }
  }

  /** Runs the retry job, which calls one of the functions, or sometimes both at once. */
  async function job(isDouble = chance(random, 0.1)): Promise<void> {
    const called = isDouble ? parts.functions : [parts.functions[whole(random, 0, parts.functions.length - 1)]!];
    const headers = { Authorization: 'Bearer a secret of sixteen letters', ...clockHeader() };
    const calls = called.map(async ({ url }) =>
      (await fetch(`${url}/drain`, { method: 'POST', headers })).arrayBuffer(),
    );
    await Promise.allSettled(calls);
  }

  /** Runs the retry job again for each mail that is due before the next event. */
  async function followUp(until: number): Promise<void> {
    for (let rounds = 0; rounds < 50; rounds += 1) {
      const [row] = await insist(
        async () => parts.database.sql<{ at: Date | null }[]>`
          select min(next_attempt_at) as at from contact.outbox
          where state = 'queued'
            and (next_attempt_at > ${new Date(now).toISOString()}::timestamptz or not contact.is_for_business_hours(kind))`,
      );
      const due = Math.max(now, row?.at?.getTime() ?? Infinity);
      if (Math.ceil(due / retryEvery) * retryEvery >= until) return;
      await parts.finish();
      moveTo(Math.ceil(due / retryEvery) * retryEvery);
      await job();
    }
  }

  async function act({ id, ownerAction: own }: PlannedEnquiry): Promise<void> {
    if (own === undefined) return;
    const morning = new Date(startOf(dateOf(own.at + day)) + 8 * hour).toISOString();
    await insist(async () => {
      await owner`select set_config('contact.clock_offset', ${`${moves.at(-1)!.offset} milliseconds`}, false)`;
      await owner`select contact.act(${id}::uuid, ${own.action}, null, ${morning}::timestamptz, 3, null)`;
    });
  }

  async function runSimulation(): Promise<void> {
    const began = performance.now();
    const queue = simulatedEvents(plan);
    let done = 0;
    while (queue.length > 0) {
      const first = queue.shift()!;
      moveTo(first.at);
      if (first.kind === 'provider') parts.setProviderDown(first.isDown);
      if (first.kind === 'owner') await act(first.enquiry);
      if (first.kind === 'job') await job();
      if (first.kind === 'kill') {
        await Promise.all([job(true), parts.killAndStart(first.part, whole(random, 0, 1))]);
        await job();
      }
      if (first.kind === 'enquiry') {
        const group = [first.enquiry];
        let killed: Part | undefined;
        while (queue[0] !== undefined && queue[0].at < first.at + together) {
          const [next] = queue;
          if (next.kind === 'enquiry') group.push(next.enquiry);
          else if (next.kind === 'kill' && killed === undefined) killed = next.part;
          else break;
          queue.shift();
        }
        moveTo(group.at(-1)!.at);
        for (const { id } of group) sentAt.set(id, now);
        const wait = between(random, 0, 60);
        const sent = Promise.all(group.map(send));
        if (killed !== undefined) {
          await new Promise((resolve) => setTimeout(resolve, wait));
          await parts.killAndStart(killed, whole(random, 0, 1));
        }
        await sent;
        await job();
      }
      await followUp(queue[0]?.at ?? now);
      await parts.finish();
      done += 1;
      if (done % 500 === 0)
        log(`${new Date(now).toISOString().slice(0, 10)}, ${Math.round((performance.now() - began) / 1_000)} s`);
    }
  }

  try {
    await runSimulation();
    return await checkYear(plan, parts, { moves, sentAt });
  } finally {
    await owner.end({ timeout: 1 });
    await parts.stop();
  }
}
