import { describe, expect, test } from 'vitest';
import { useFunction } from './harness.ts';
import { submitTo, type SubmitOptions } from './submit.ts';

const service = useFunction();
const submit = (values?: Record<string, string>, options?: SubmitOptions) =>
  submitTo(service.database, values, options);
/** Stores an enquiry with one mail. */
const submitOne = () => submit({}, { acks: 0 });

interface Claimed {
  outbox_id: string;
  kind: 'notify' | 'ack';
  attempt: number;
  enquiry: Record<string, unknown>;
}

const claim = (most: number, lease = '30 seconds') =>
  service.database.sql<Claimed[]>`select * from contact.claim(${most}, ${lease}::interval)`;

describe('the outbox', () => {
  test('gives a mail to another sender if the first does not report back', async () => {
    await submitOne();
    const [first] = await claim(1, '0 seconds');
    const [second] = await claim(1);
    expect(first).toMatchObject({ attempt: 1 });
    expect(second).toMatchObject({ attempt: 2, outbox_id: first!.outbox_id });
    expect(await claim(1)).toHaveLength(0);
  });

  /** Lets an attempt of the one waiting mail fail. Returns its new state, and the seconds until the next attempt. */
  async function failOnce(): Promise<{ attempt: number; state: string; wait: number }> {
    await service.database.sql`update contact.outbox set next_attempt_at = now()`;
    const [mail] = await claim(1);
    const [row] = await service.database.sql<{ state: string }[]>`
      select contact.mark_failed(${mail!.outbox_id}, 'no answer', '0 s') as state`;
    const [due] = await service.database.sql<{ wait: number }[]>`
      select extract(epoch from next_attempt_at - now())::float as wait from contact.outbox`;
    return { attempt: mail!.attempt, state: row!.state, wait: due!.wait };
  }

  test('retries after 5, 10, 20 … seconds, at most an hour, ± 25%, for three days', async () => {
    await submitOne();
    for (let attempt = 1; attempt <= 30; attempt += 1) {
      const { wait, ...rest } = await failOnce();
      expect(rest).toEqual({ attempt, state: 'queued' });
      const usual = Math.min(5 * 2 ** (attempt - 1), 3_600);
      expect(wait).toBeGreaterThan(usual * 0.75 - 1);
      expect(wait).toBeLessThan(usual * 1.25 + 1);
    }
    await service.database.sql`update contact.outbox set queued_at = now() - interval '2 days 23 hours'`;
    expect(await failOnce()).toMatchObject({ state: 'queued' });
    await service.database.sql`update contact.outbox set queued_at = now() - interval '3 days 1 hour'`;
    expect(await failOnce()).toMatchObject({ state: 'dead' });
    expect(await service.database.sql`select last_error from contact.outbox`).toEqual([{ last_error: 'no answer' }]);
    expect(await claim(1)).toHaveLength(0);
  });

  test('gives mails about new enquiries before reminders', async () => {
    await submitOne();
    await service.database.sql`
      insert into contact.outbox (kind, next_attempt_at) values ('digest', now() - interval '1 hour')`;
    const kinds = [...(await claim(1)), ...(await claim(1))].map(({ kind }) => kind);
    expect(kinds).toEqual(['notify', 'digest']);
  });

  test('does not give mails of an enquiry that the owner marked as spam, until she takes that back', async () => {
    const { id } = await submit();
    const { sql } = service.database;
    const act = (action: string) => sql`select contact.act(${id!}, ${action}, null, null, 3, 200)`;
    await act('spam');
    expect(await claim(5)).toEqual([]);
    await act('genuine');
    expect((await claim(5)).map(({ kind }) => kind).toSorted()).toEqual(['ack', 'notify']);
  });
});
