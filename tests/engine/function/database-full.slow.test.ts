import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../supabase/functions/send-contact-email/database.ts';
import { createService } from '../../../supabase/functions/send-contact-email/service.ts';
import { readSettings } from '../../../supabase/functions/send-contact-email/settings.ts';
import { startCluster } from '../../support/cluster.ts';
import { settingsFor, withoutLimits } from '../../support/function-settings.ts';
import { company } from './company.ts';
import { visitor } from './visitor.ts';

test('five instances of the function store all enquiries in a database of ten connections', async () => {
  const database = await startCluster({ connections: 10 });
  const settings = readSettings(settingsFor(database.url));
  const work: Promise<unknown>[] = [];
  const instances = Array.from({ length: 5 }, () => {
    const { sql, end } = openDatabase(settings.databaseUrl);
    const send = () => Promise.resolve();
    const waitUntil = (one: Promise<unknown>) => void work.push(one);
    return {
      end,
      ...createService({ settings, company, sql, log: () => undefined, send, waitUntil, ...withoutLimits }),
    };
  });
  const answers = await Promise.all(
    instances.flatMap(({ fetch }) =>
      Array.from({ length: 8 }, () => {
        const body = JSON.stringify({ ...visitor, message: randomUUID() });
        const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } };
        return fetch(new Request('https://project.example/functions/v1/send-contact-email', init), '203.0.113.7');
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await Promise.all(work);
  await Promise.all(instances.map(({ end }) => end()));
  await database.stop();
});
