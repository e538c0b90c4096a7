import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';

export interface Database {
  sql: Sql;
  url: string;
  stop: () => Promise<void>;
}

/** Lets the function plan no mails of this morning, which would be among those of a test that runs in business hours. */
export const skipMorning = (sql: Sql) => sql`
  insert into contact.outbox (kind, occasion, state, attempts)
  values ('morning', to_char(now() at time zone 'Asia/Singapore', 'YYYY-MM-DD'), 'skipped', -1)`;

/** Takes that back: a test may be about the mails of this very day. */
export const unskipMorning = (sql: Sql) => sql`delete from contact.outbox where attempts = -1`;

/** A new database with the migrations, on the server that tests/support/setup/database.ts has started. */
export async function newDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASES'];
  if (server === undefined) throw new Error('This test is in a project of tests/vitest.config.ts without a database.');
  const admin = postgres(server, { max: 1, onnotice: () => undefined });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await admin.unsafe(`create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  const sql = postgres(url.href, { onnotice: () => undefined });
  return {
    sql,
    url: url.href,
    stop: async () => {
      await sql.end({ timeout: 1 });
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
