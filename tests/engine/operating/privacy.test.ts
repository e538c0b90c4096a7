import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf } from '../../support/sites.ts';
import { newDatabase, type Database } from '../../support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.stop());

const notice = readFileSync(`${dataOf('first')}/pages/privacy.md`, 'utf8');

const fields = 'Your name, e-mail, phone, the service you want and your message';

/** The words of the privacy notice for each column; undefined for columns without data about the visitor. */
const words: Record<string, string | undefined> = {
  id: undefined,
  has_own_id: undefined,
  status: undefined,
  status_changed_at: undefined,
  remind_at: undefined,
  name: fields,
  email: fields,
  phone: fields,
  service: fields,
  message: fields,
  // The fields that were added to the form. The notice must name each of them.
  more: fields,
  content_hash: fields,
  area: 'the page you wrote from',
  page: 'the page you wrote from',
  consent_version: 'the version of this notice',
  consented_at: 'the time',
  created_at: 'the time',
  ip_hash: 'a code made from your internet address',
  user_agent: 'the name of your browser',
};

test('the privacy notice lists all data that is stored about a visitor', async () => {
  const columns = await database.sql<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = 'contact' and table_name = 'enquiries'`;
  expect(columns.map(({ name }) => name).toSorted()).toEqual(Object.keys(words).toSorted());
  for (const said of Object.values(words)) expect(notice).toContain(said ?? '');
});
