import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newDatabase } from '../../support/database.ts';
import { dataOf } from '../../support/sites.ts';

const notice = readFileSync(`${dataOf('first')}/pages/privacy.md`, 'utf8');

/** The words of the privacy notice, each with the columns of the data that they mean. */
const words: Record<string, string> = {
  // `more` has the fields that were added to the form. The notice must name each of them.
  'Your name, e-mail, phone, the service you want and your message':
    'name email phone service message more content_hash',
  'the page you wrote from': 'area page',
  'the version of this notice': 'consent_version',
  'the time': 'consented_at created_at',
  'a code made from your internet address': 'ip_hash network_hash',
  'the name of your browser': 'user_agent',
};
/** Columns without data about the visitor. */
const others = 'id status status_changed_at';

test('the privacy notice lists all data that is stored about a visitor', async () => {
  const { sql, stop } = await newDatabase();
  const columns = await sql<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = 'contact' and table_name = 'enquiries'`;
  expect(columns.map(({ name }) => name).toSorted()).toEqual(
    [...Object.values(words), others].join(' ').split(' ').toSorted(),
  );
  for (const said of Object.keys(words)) expect(notice).toContain(said);
  await stop();
});
