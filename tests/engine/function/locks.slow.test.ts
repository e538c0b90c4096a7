import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { expect, test } from 'vitest';
import { useFunction } from './harness.ts';
import { sha256Bytea, submitTo } from './submit.ts';

const service = useFunction();
const connections = 20;
const mailboxes = 8;
const callsEach = 120;

const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)]!;
const address = () => `person-${Math.floor(Math.random() * mailboxes)}@example.com`;
/** The id of any enquiry, and of any mail. */
const anyEnquiry = (sql: Sql) => sql`(select id from contact.enquiries order by random() limit 1)`;
const anyMail = (sql: Sql) => sql`(select id from contact.outbox order by random() limit 1)`;

/** Everything that the function does with more than one row. */
const calls: readonly ((sql: Sql) => Promise<unknown>)[] = [
  (sql) => submitTo({ sql }, { email: address() }, { spam: Math.random() < 0.3, perAddress: 1_000_000 }),
  // Also sent again, by a browser and by its script.
  (sql) => submitTo({ sql }, { email: address(), content_hash: sha256Bytea(address()) }, { spam: Math.random() < 0.5 }),
  (sql) => {
    const status = oneOf(['answered', 'spam', 'new']);
    return sql`select contact.change(${anyEnquiry(sql)}, ${status}, 3, 200)`.execute();
  },
  (sql) => sql`select contact.forget(${address()})`.execute(),
  (sql) => sql`select * from contact.claim(20, '0 s')`.execute(),
  (sql) => sql`select contact.mark_failed(${anyMail(sql)}, 'no', true)`.execute(),
  (sql) => sql`select contact.plan_morning(${randomUUID()})`.execute(),
  (sql) => sql`select contact.purge('1 month')`.execute(),
];

test(`${connections} connections on ${mailboxes} mailboxes never block each other for good`, async () => {
  const { sql: own } = service.database;
  const pools = Array.from({ length: connections }, () => postgres(service.database.url, { max: 1 }));
  for (let count = 0; count < 40; count += 1) await submitTo({ sql: own }, { email: address() });
  const failures: string[] = [];
  let done = 0;
  await Promise.all(
    pools.map(async (sql) => {
      for (let count = 0; count < callsEach; count += 1) {
        if (Math.random() < 0.1) {
          await own`update contact.outbox set state = 'dead' where id = ${anyMail(own)}`;
          await own`update contact.enquiries set created_at = now() - interval '2 months' where id = ${anyEnquiry(own)}`;
        }
        const call = oneOf(calls);
        await call(sql).then(
          () => (done += 1),
          (error: Error) => failures.push(`${error.message}: ${call.toString()}`),
        );
      }
    }),
  );
  await Promise.all(pools.map((sql) => sql.end()));
  expect(failures).toEqual([]);
  expect(done).toBe(connections * callsEach);
});
