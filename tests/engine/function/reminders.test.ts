import * as cheerio from 'cheerio';
import { describe, expect, test } from 'vitest';
import type { Query } from '../../../supabase/functions/send-contact-email/database.ts';
import { useFunction } from './harness.ts';

const service = useFunction({ DIGEST: 'off' });

const subjects = () => service.mailsOf('reminder').map(({ subject }) => subject);

describe('an open enquiry', () => {
  test('is in a reminder two business hours before its deadline, and in one after it', async () => {
    await service.sendAt('2026-11-24 15:30');
    await service.at('2026-11-25 13:29');
    expect(service.later()).toEqual([]);
    await service.at('2026-11-25 13:30', '2026-11-25 13:31', '2026-11-25 15:29');
    expect(subjects()).toEqual(['Please reply: A visitor']);
    await service.at('2026-11-25 15:36', '2026-11-26 15:35');
    expect(subjects()).toEqual(['Please reply: A visitor', 'Late: A visitor']);

    const [soon, late] = service.mailsOf('reminder');
    expect(soon).toMatchObject({ to: ['office@sapu.example'] });
    const $ = cheerio.load(soon!.html);
    expect($('body').text()).toMatch(/Three rooms.*Reply by Wed, 25 Nov, 3:30\spm/);
    for (const start of ['https://sapu.example/office/answered?', 'https://sapu.example/office/remind?', 'tel:']) {
      expect($(`a[href^="${start}"]`).length, start).toBeGreaterThan(0);
    }
    expect(late!.text).toMatch(/^Late by [56] minutes$/m);
  });

  test('is in no reminder at night or on a holiday', async () => {
    await service.sendAt('2026-12-24 23:00');
    await service.at('2026-12-25 10:00', '2026-12-26 08:59', '2026-12-26 14:59');
    expect(service.later()).toEqual([]);
    await service.at('2026-12-26 15:00', '2026-12-26 23:30', '2026-12-27 10:00', '2026-12-28 07:59');
    expect(subjects()).toEqual(['Please reply: A visitor']);
    await service.at('2026-12-28 08:05');
    expect(subjects()).toEqual(['Please reply: A visitor', 'Late: A visitor']);
    expect(service.mailsOf('reminder')[1]!.text).toMatch(/^Late by 39 hours$/m);
  });

  test('is only in the reminder after the deadline if the function did not run for a day', async () => {
    await service.sendAt('2026-11-24 10:00');
    await service.at('2026-11-25 12:00', '2026-11-25 14:00');
    expect(subjects()).toEqual(['Late: A visitor']);
  });

  test('is due when the page that it came from promises a reply, in the mail and in reminders', async () => {
    await service.sendAt('2026-11-24 10:00', { name: 'Ana', area: 'Bedok', page: '/contact' });
    await service.sendAt('2026-11-24 10:20', { name: 'Ben', email: 'ben@example.com' });
    const times = service.mailsOf('notify').map(({ text }) => /Reply by: [^:]*:\d\d.[ap]m/.exec(text)![0]);
    expect(times.map((time) => time.replaceAll(/\s/g, ' '))).toEqual([
      'Reply by: Tue, 24 Nov, 6:00 pm',
      'Reply by: Wed, 25 Nov, 10:20 am',
    ]);
    const promises = service.mailsOf('notify').map(({ text }) => /Promised on the site: (.*)/.exec(text)![1]);
    expect(promises).toEqual(['Same-day response guarantee', expect.stringContaining('within 24 hours')]);
    await service.at('2026-11-24 15:59', '2026-11-24 16:00', '2026-11-25 08:00', '2026-11-25 10:25');
    expect(subjects()).toEqual(['Please reply: Ana', 'Late: Ana', 'Late: Ben']);
  });

  test('is in each reminder that the owner requests', async () => {
    const id = await service.sendAt('2026-11-24 10:00');
    await service.act(id, 'remind', '2026-11-25 09:30');
    // Until then, she gets none.
    await service.at('2026-11-25 08:01', '2026-11-25 09:29');
    expect(subjects()).toEqual([]);
    await service.at('2026-11-25 09:30');
    expect(subjects()).toHaveLength(1);
    await service.at('2026-11-25 10:35');
    await service.act(id, 'remind', '2026-11-26 08:00');
    await service.at('2026-11-26 07:59', '2026-11-26 08:30', '2026-11-26 09:30');
    expect(subjects()).toEqual(['Please reply: A visitor', ...Array(2).fill('Late: A visitor')]);
  });
});

describe('the owner gets one reminder', () => {
  test('of all enquiries that are due, and no other within an hour', async () => {
    for (const [time, name] of [
      ['10:30', 'Ana'],
      ['10:40', 'Ben'],
      ['10:50', 'Chen'],
    ] as const) {
      await service.sendAt(`2026-11-24 ${time}`, { name, email: `${name}@example.com` });
    }
    await service.at('2026-11-25 08:31', '2026-11-25 08:41', '2026-11-25 08:51', '2026-11-25 09:30');
    expect(subjects()).toEqual(['Please reply: Ana']);
    await service.at('2026-11-25 09:32', '2026-11-25 10:35', '2026-11-25 10:45');
    expect(subjects().slice(1)).toEqual(['Please reply: Ben and Chen', 'Late: Ana']);
    await service.at('2026-11-25 12:00');
    expect(subjects().slice(3)).toEqual(['Late: Ben and Chen']);
    expect(service.mailsOf('reminder').at(-1)!.text).toMatch(/Ben, [^]*Late by 80 minutes|Ben, [^]*Late by 1 hour/);
  });

  test('if two functions look for due enquiries at the same time', async () => {
    await service.sendAt('2026-11-24 10:00');
    service.setTime('2026-11-25 10:30');
    const due = JSON.stringify(
      await service.database.sql`
      select id, xmin::text as version, '2026-11-25T02:00:00Z' as due from contact.enquiries`,
    );
    await Promise.all([1, 2, 3, 4].map(() => service.database.sql`select contact.queue_reminder(${due}::text::jsonb)`));
    expect(await service.database.sql`select 1 from contact.outbox where kind = 'reminder'`).toHaveLength(1);
  });

  test('of nothing that the digest of the morning lists', async () => {
    service.start({ DIGEST: 'daily' });
    await service.sendAt('2026-11-24 08:30', { name: 'Late since yesterday' });
    await service.sendAt('2026-11-25 15:00', { name: 'Due today', email: 'other@example.com' });
    const before = subjects().length;
    await service.at('2026-11-26 08:00', '2026-11-26 08:05', '2026-11-26 12:59');
    expect(service.later().at(-1)).toBe('digest.2026-11-26');
    expect(subjects()).toHaveLength(before);
    await service.at('2026-11-26 13:01');
    expect(subjects().slice(before)).toEqual(['Please reply: Due today']);
  });
});

test.each([
  ['answered', 'reopen'],
  ['spam', 'genuine'],
])('an enquiry that was late, then %s, then open again gets its reminders again', async (close, open) => {
  const id = await service.sendAt('2026-11-24 10:00');
  await service.at('2026-11-25 08:01', '2026-11-25 10:05');
  await service.act(id, close);
  await service.at('2026-11-25 11:00');
  await service.act(id, open);
  await service.at('2026-11-25 12:00');
  expect(subjects()).toHaveLength(2);
  await service.at('2026-11-26 09:30', '2026-11-26 09:31', '2026-11-26 11:05');
  expect(subjects()).toHaveLength(4);
  // A provider drops a mail whose key it knows.
  const keys = service.mail.received.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a queued reminder is not sent any more if its enquiry was answered and is open again', async () => {
  const id = await service.sendAt('2026-11-24 10:00');
  service.mail.behaviour = 'refusing';
  await service.at('2026-11-25 10:05');
  await service.act(id, 'answered');
  await service.act(id, 'reopen');
  service.mail.behaviour = 'well';
  await service.at('2026-11-25 12:00', '2026-11-26 08:00');
  expect(service.later()).toEqual([]);
  await service.at('2026-11-26 09:00');
  expect(subjects()).toEqual(['Please reply: A visitor']);
});

test.each(['answered', 'spam'])(
  'an enquiry that was marked %s gets no reminder, even if one is queued',
  async (action) => {
    const [first, second] = [await service.sendAt('2026-11-24 10:00'), await service.sendAt('2026-11-24 10:00')];
    await service.act(first, action);
    service.mail.behaviour = 'refusing';
    await service.at('2026-11-25 08:00');
    await service.act(second, action);
    service.mail.behaviour = 'well';
    await service.at('2026-11-25 08:30', '2026-11-25 12:00', '2026-11-27 12:00');
    expect(service.later()).toEqual([]);
    expect(await service.database.sql`select kind from contact.outbox where state = 'queued'`).toEqual([]);
  },
);

test('a reminder that could not be sent is not tried at night, and the next one replaces it', async () => {
  await service.sendAt('2026-11-24 15:30', { name: 'Ana' });
  await service.sendAt('2026-11-24 17:00', { name: 'Ben', email: 'ben@example.com' });
  service.mail.behaviour = 'refusing';
  await service.at('2026-11-25 14:00');
  service.mail.behaviour = 'well';
  await service.at('2026-11-25 19:00');
  expect(service.later()).toEqual([]);
  await service.at('2026-11-26 08:00');
  expect(subjects()).toEqual(['Late: Ana and Ben']);
});

test('a late reminder leaves out the enquiries that were answered since', async () => {
  const ids: string[] = [];
  for (const [minute, name] of ['Ana', 'Ben', 'Chen'].entries())
    ids.push(await service.sendAt(`2026-11-24 15:3${minute}`, { name, email: `${name}@example.com` }));
  service.mail.behaviour = 'losing answers';
  await service.at('2026-11-25 14:00');
  service.mail.behaviour = 'well';
  for (const id of ids.slice(0, 2)) await service.act(id, 'answered');
  await service.at('2026-11-25 14:30');
  expect(subjects()).toEqual(['Please reply: Ana, Ben and Chen', 'Please reply: Chen']);
  expect(service.mailsOf('reminder').at(-1)!.text).not.toMatch(/^(Ana|Ben), /m);
  // The provider takes it as another mail.
  expect(service.mail.conflicts).toEqual([]);
});

test('a reminder lists ten enquiries, and the next one the others', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Visitor ${index} of 12`);
  for (const name of names) await service.sendAt('2026-11-24 15:30', { name, email: `${name.length}@example.com` });
  await service.at('2026-11-25 13:35', '2026-11-25 14:40');
  const listed = service.mailsOf('reminder').map(({ text }) => names.filter((name) => text.includes(`${name}, `)));
  expect(listed.map((some) => some.length)).toEqual([10, 2]);
  expect(new Set(listed.flat())).toEqual(new Set(names));
});

test('with 5,000 open enquiries, mails about new ones are sent first, and a search for due ones reads few', async () => {
  const { sql } = service.database;
  service.setTime('2026-11-24 10:00');
  await service.submit();
  await sql`
    insert into contact.enquiries
    select (jsonb_populate_record(e, jsonb_build_object(
      'id', gen_random_uuid(), 'status_changed_at', '2026-10-01T02:00Z'::timestamptz + n * interval '1 minute'
    ))).*
    from contact.enquiries e, generate_series(1, 5000) n`;
  const queries: { words: string; rows: number }[] = [];
  const counting: Query = async <Rows extends readonly object[]>(
    words: TemplateStringsArray,
    ...values: Parameters<Query>[1][]
  ) => {
    const rows = await sql<Rows>(words, ...values);
    queries.push({ words: words.join('?'), rows: rows.length });
    return rows;
  };
  service.start({ DIGEST: 'off' }, {}, { sql: counting });
  await service.at('2026-11-24 10:00');
  const searches = queries.filter(({ words }) => words.includes('due_at <='));
  expect(searches.map(({ rows }) => rows)).toEqual([200]);
  const places = ['contact.claim', "state = 'sent'", 'due_at <=', 'contact.queue_reminder'].map((name) =>
    queries.findIndex(({ words }) => words.includes(name)),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(service.mailsOf('notify')).toHaveLength(1);
  // Enquiries whose time was computed are not read again before it.
  await sql`update contact.enquiries set due_at = 'infinity'`;
  queries.length = 0;
  await service.at('2026-11-24 10:02');
  expect(queries.find(({ words }) => words.includes('due_at <='))?.rows).toBe(0);
});

test.each([
  { broken: 'queue_reminder', sent: 2 },
  { broken: 'queue_digest', sent: 2 },
  { broken: 'queue_chat_messages', sent: 2 },
  { broken: 'claim', sent: 0 },
])('if $broken fails, everything else of a drain is done', async ({ broken, sent }) => {
  const { sql } = service.database;
  service.start({ DIGEST: 'daily' });
  await sql.unsafe(`alter function contact.${broken} rename to broken`);
  try {
    await service.sendAt('2026-11-24 10:00');
    expect(service.mail.received).toHaveLength(sent);
    const reason = expect.stringContaining(broken) as string;
    expect(service.logged).toContainEqual({ event: 'drain-failed', reason });
    await sql`update contact.enquiries set created_at = '2020-01-01'`;
    await service.at('2026-11-24 12:30');
    expect(await sql`select 1 from contact.enquiries`).toEqual([]);
  } finally {
    await sql.unsafe(`alter function contact.broken rename to ${broken}`);
  }
});
