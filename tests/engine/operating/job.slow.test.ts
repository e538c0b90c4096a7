import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { startCluster } from '../../support/cluster.ts';
import { skipMorning } from '../../support/database.ts';
import { useEdge } from '../../support/edge.ts';
import { submitTo } from '../function/submit.ts';
import { storeJobSecrets } from '../../../scripts/deploy/job-secrets.ts';

const secret = 'a secret of sixteen letters';
const own = useEdge(() => startCluster({ jobs: true }));
afterEach(async () => {
  const { sql } = own.database;
  await sql`truncate contact.enquiries cascade`;
  await skipMorning(sql);
  await sql`truncate vault.secrets, net._http_response`;
  own.mail.clear();
});

/** Stores an enquiry that is this many months old, with a mail that is due. */
async function enquiry(name: string, months = 0): Promise<void> {
  const { id } = await submitTo(own.database, { name }, { acks: 0 });
  await own.database.sql`
    update contact.enquiries set created_at = now() - make_interval(months => ${months}) where id = ${id}`;
}

type Queued = { id: string; url: string; headers: Record<string, string> };

/** What Supabase does every minute: pg_cron runs the job, pg_net sends what it queued and keeps the answers. */
async function minute(): Promise<number> {
  const { sql } = own.database;
  const jobs = await sql<{ command: string }[]>`select command from cron.job where schedule = '* * * * *'`;
  expect(jobs).toHaveLength(1);
  for (const { command } of jobs) await sql.unsafe(command);
  const requests = await sql<Queued[]>`delete from net.http_request_queue returning id, url, headers`;
  for (const { id, url, headers } of requests) {
    // pg_net refuses another type.
    expect(headers['Content-Type']).toBe('application/json');
    const response = await fetch(url, { method: 'POST', headers, body: '{}' });
    await sql`
      insert into net._http_response (id, status_code, content)
      values (${id}, ${response.status}, ${await response.text()})`;
  }
  return requests.length;
}

const deployWith = (of: string) => storeJobSecrets(own.database.url, `${own.edge.url}/drain`, of);
const answers = () => own.database.sql`select status_code, content from net._http_response`;
const names = async () =>
  (await own.database.sql<{ name: string }[]>`select name from contact.enquiries`).map(({ name }) => name);

test('the job does nothing until the address of the function is set', async () => {
  await enquiry('Waiting');
  expect(await minute()).toBe(0);
  expect(own.mail.received).toHaveLength(0);
});

test('the job makes the function send due mails, and delete enquiries that are older than the privacy page promises', async () => {
  await enquiry('Old', 13);
  await enquiry('Not yet old', 11);
  await deployWith(secret);
  expect(await minute()).toBe(1);
  expect(await answers()).toEqual([{ status_code: 200, content: '{"tried":2}' }]);
  expect(own.mail.received).toHaveLength(2);
  expect(await names()).toEqual(['Not yet old']);
  expect(own.edge.lines.some((line) => line.includes('"event":"purged","enquiries":1'))).toBe(true);
});

test('the function answers 401 to a job with another secret, and the queries of docs/operating.md show this', async () => {
  await enquiry('Waiting');
  await deployWith('another secret of the same kind');
  await minute();
  const [, queries = ''] = /```sql\n([^]*?)```/.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
  const looks = await own.database.sql.unsafe(queries);
  expect(looks.at(-1)).toMatchObject([{ status_code: 401 }]);
  expect(own.mail.received).toHaveLength(0);
  // The next deploy corrects it.
  await deployWith(secret);
  await minute();
  expect(own.mail.received).toHaveLength(1);
});

test('the records of the job are deleted after a week, those of other jobs are kept', async () => {
  const { sql } = own.database;
  await sql`select cron.schedule('of somebody else', '@daily', 'select 1')`;
  await sql`
    insert into cron.job_run_details (jobid, status, end_time)
    select jobid, jobname || ' ' || days, now() - make_interval(days => days)
    from cron.job, unnest(array[6, 8]) as days where jobname in ('contact-drain', 'of somebody else')`;
  const [job] = await sql<{ command: string }[]>`select command from cron.job where jobname = 'contact-drain-history'`;
  await sql.unsafe(job!.command);
  const left = await sql<{ status: string }[]>`select status from cron.job_run_details order by status`;
  expect(left.map(({ status }) => status)).toEqual(['contact-drain 6', 'of somebody else 6', 'of somebody else 8']);
});
