import * as cheerio from 'cheerio';
import { describe, expect, test } from 'vitest';
import { useFunction } from './harness.ts';

const service = useFunction();

describe('an open enquiry', () => {
  test('gets a reminder two business hours before the deadline, and one after it', async () => {
    await service.sendAt('2026-11-24 15:30');
    await service.at('2026-11-25 13:29');
    expect(service.later()).toEqual([]);
    await service.at('2026-11-25 13:30', '2026-11-25 13:31');
    expect(service.later()).toEqual(['remind']);
    await service.at('2026-11-25 15:29');
    expect(service.later()).toEqual(['remind']);
    await service.at('2026-11-25 15:36', '2026-11-26 15:35');
    expect(service.later()).toEqual(['remind', 'overdue']);

    const [remind] = service.mailsOf('remind');
    expect(remind).toMatchObject({ to: ['office@sapu.example'], reply_to: 'visitor@example.com' });
    expect(remind!.subject).toMatch(/^Reply by Wed, 25 Nov, 3:30\spm: A visitor, Weekly Cleaning$/);
    const $ = cheerio.load(remind!.html);
    expect($('body').text()).toMatch(/The promised reply is due on Wed, 25 Nov, 3:30\spm\./);
    expect($('body').text()).toContain('Three rooms');
    const hrefs = $('a')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    for (const action of ['answered', 'remind', 'spam']) {
      expect(
        hrefs.some((href) => href.startsWith(`https://sapu.example/office/${action}?link=`)),
        action,
      ).toBe(true);
    }
    const [overdue] = service.mailsOf('overdue');
    expect(overdue!.subject).toMatch(/^Late by [56] minutes: A visitor, Weekly Cleaning$/);
    expect(overdue!.text).toMatch(
      /^This enquiry is still open\. The promised reply was due on .+, [56] minutes ago\.\n/,
    );
  });

  test('gets no reminder at night or on a holiday; after a deadline at night, it is sent when the company opens', async () => {
    await service.sendAt('2026-12-24 23:00');
    await service.at('2026-12-25 10:00', '2026-12-26 08:59', '2026-12-26 14:59');
    expect(service.later()).toEqual([]);
    await service.at('2026-12-26 15:00');
    expect(service.later()).toEqual(['remind']);
    await service.at('2026-12-26 23:30', '2026-12-27 10:00', '2026-12-28 07:59');
    expect(service.later()).toEqual(['remind']);
    await service.at('2026-12-28 08:05');
    expect(service.later()).toEqual(['remind', 'overdue']);
    expect(service.mailsOf('overdue')[0]!.subject).toBe('Late by 33 hours: A visitor, Weekly Cleaning');
  });

  test('gets only the reminder after the deadline if the function did not run for a day', async () => {
    await service.sendAt('2026-11-24 10:00');
    await service.at('2026-11-25 12:00');
    expect(service.later()).toEqual(['overdue']);
  });

  test('gets a reminder on the same day, if a reply on the same day is promised', async () => {
    service.start({ REPLY_PROMISE: 'same-day' });
    await service.sendAt('2026-11-24 10:00');
    await service.at('2026-11-24 16:00', '2026-11-25 08:00');
    expect(service.later()).toEqual(['remind', 'overdue']);
    expect(service.mailsOf('overdue')[0]!.subject).toBe('Late by 14 hours: A visitor, Weekly Cleaning');
  });

  test('gets each reminder that the owner requests', async () => {
    const id = await service.sendAt('2026-11-24 10:00');
    await service.act(id, 'remind', '2026-11-25 08:00');
    await service.at('2026-11-25 08:00', '2026-11-25 09:00');
    expect(service.later()).toEqual(['again.20261125000000', 'remind']);
    expect(service.mailsOf('again')[0]!.subject).toBe('Reminder: A visitor, Weekly Cleaning');
    await service.at('2026-11-25 10:05');
    await service.act(id, 'remind', '2026-11-26 08:00');
    await service.at('2026-11-26 08:30', '2026-11-26 09:30');
    expect(service.later().toSorted()).toEqual(['again.20261125000000', 'again.20261126000000', 'overdue', 'remind']);
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
  expect(service.later()).toEqual(['remind', 'overdue']);
  await service.at('2026-11-26 09:30', '2026-11-26 09:31', '2026-11-26 11:05');
  expect(service.later()).toEqual(['remind', 'overdue', 'remind', 'overdue']);
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
  expect(service.later()).toEqual(['remind']);
});

test('a requested reminder is skipped if the reminder after the deadline is due at the same time', async () => {
  const id = await service.sendAt('2026-11-28 10:00');
  await service.act(id, 'remind', '2026-12-01 08:00');
  const early = await service.sendAt('2026-11-30 09:00');
  await service.act(early, 'remind', '2026-12-01 08:00');
  await service.at('2026-11-30 10:05', '2026-12-01 08:00');
  // The first enquiry gets both reminders, because they are due at different times. The second one is not overdue yet.
  const keys = () =>
    service.mail.received.map(({ key }) => key.replace(/(overdue).*/, '$1')).filter((key) => /again|overdue/.test(key));
  expect(keys().toSorted()).toEqual(
    [`${id}.overdue`, `${id}.again.20261201000000`, `${early}.again.20261201000000`].toSorted(),
  );
});

test('a requested reminder is skipped if the retry job did not run between its time and the deadline', async () => {
  const both = await service.sendAt('2026-11-28 10:00');
  await service.act(both, 'remind', '2026-11-30 08:00');
  await service.at('2026-11-30 10:05', '2026-11-30 11:00', '2026-12-01 08:00');
  expect(service.later()).toEqual(['overdue']);
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

test('a reminder that could not be sent is not retried at night, and the reminder after the deadline replaces it', async () => {
  await service.sendAt('2026-11-24 15:30');
  service.mail.behaviour = 'refusing';
  await service.at('2026-11-25 14:00');
  service.mail.behaviour = 'well';
  await service.at('2026-11-25 20:00');
  expect(service.later()).toEqual([]);
  await service.at('2026-11-26 08:00', '2026-11-26 09:00');
  expect(service.later()).toEqual(['overdue']);
});

test('at most 50 reminders are sent in a day, and the others on the next days', async () => {
  await service.sendAt('2026-11-24 10:00');
  await service.database.sql`
    insert into contact.enquiries
    select copy.* from contact.enquiries e cross join generate_series(1, 51) as n,
      lateral jsonb_populate_record(e, jsonb_build_object('id', md5(n::text)::uuid)) as copy`;
  await service.at('2026-11-25 12:00', '2026-11-25 15:00');
  expect(service.later()).toHaveLength(50);
  await service.at('2026-11-26 12:05');
  expect(service.later()).toEqual(Array.from({ length: 52 }, () => 'overdue'));
});

test.each([
  { broken: 'awaiting_reminders', sent: 2 },
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
