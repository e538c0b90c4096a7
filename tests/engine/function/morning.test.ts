import * as cheerio from 'cheerio';
import { describe, expect, test } from 'vitest';
import { useFunction } from './harness.ts';

const service = useFunction();

/** The mails of mornings, each with its day. */
const lists = () => service.mail.received.flatMap(({ key }) => /morning\..*/.exec(key) ?? []);
const subjects = () => service.mailsOf('morning').map(({ subject }) => subject);
const last = () => service.mailsOf('morning').at(-1)!;

describe('the mail of a morning', () => {
  test('lists what is late, due today and new, and what the filter held, with buttons', async () => {
    await service.sendAt('2026-11-23 09:00', { name: 'Late', email: 'late@example.com' });
    await service.sendAt('2026-11-23 13:00', { name: '@Due <b>Today</b>' });
    await service.sendAt('2026-11-23 14:00', { name: 'A bot', website: 'filled in' });
    const closed = await service.sendAt('2026-11-23 15:00', { name: 'Answered' });
    await service.change(closed, 'answered');
    await service.at('2026-11-24 07:59');
    expect(lists()).toEqual([]);
    service.setTime('2026-11-24 09:30');
    await service.submit({ name: 'New', email: 'new@example.com' });
    await service.database.sql`update contact.enquiries set status_changed_at = '2026-11-24T01:00Z' where name = 'New'`;
    await service.at('2026-11-24 09:31', '2026-11-24 12:00');
    expect(lists()).toEqual(['morning.2026-11-24']);

    const { subject, html, to } = last();
    expect([subject, to]).toEqual(['Open enquiries: 3 · Late: Late', ['office@sapu.example']]);
    // A mail program may cut off the end.
    expect(html.indexOf('"https://sapu.example/office"')).toBeLessThan(html.indexOf('<h2'));
    const $ = cheerio.load(html);
    const text = $('body').text().replaceAll(/\s+/g, ' ');
    expect(
      $('h2')
        .toArray()
        .map((heading) => $(heading).text()),
    ).toEqual(['Late', 'Due today', 'New', 'Held as spam']);
    expect(text).toMatch(
      /LateLate.*Late since Tue, 24 Nov, 9:00 am.*Due today@Due <b>Today<\/b>.*Reply by Tue, 24 Nov, 1:00 pm/,
    );
    expect(text).toMatch(/NewNew.*Reply by Wed, 25 Nov, 9:00 am.*Held as spamA bot/);
    expect(text).not.toContain('Answered,');
    expect($('b:contains("Late since")')).toHaveLength(1);
    expect($('b b, script')).toHaveLength(0);
    const count = (action: string) => $(`a[href^="https://sapu.example/office/${action}?link="]`).length;
    expect([count('answered'), count('spam'), count('new')]).toEqual([3, 3, 1]);
    // Nobody calls a sender of spam.
    expect($('a:contains("Call"), a:contains("WhatsApp")')).toHaveLength(3);
  });

  test('comes on business days whenever there is something in it, until all is answered', async () => {
    await service.at('2026-11-24 08:00', '2026-11-25 08:00');
    expect(lists()).toEqual([]);
    const id = await service.sendAt('2026-11-28 18:00');
    await service.at('2026-11-29 10:00', '2026-11-30 07:59', '2026-11-30 08:00', '2026-11-30 17:00');
    // The job did not run in the morning.
    await service.at('2026-12-01 16:00');
    expect(lists()).toEqual(['morning.2026-11-30', 'morning.2026-12-01']);
    await service.change(id, 'answered');
    await service.at('2026-12-02 08:00', '2026-12-25 10:00');
    expect(lists()).toHaveLength(2);
    await service.change(id, 'new');
    await service.at('2026-12-26 09:00');
    expect(subjects().at(-1)).toBe('Open enquiries: 1');
  });

  test('is due when the page that it came from promises a reply; a reopened enquiry counts from its reopening', async () => {
    const again = await service.sendAt('2026-12-07 19:00', { name: 'Again' });
    await service.sendAt('2026-12-08 19:00', { name: 'Area', area: 'Bedok', page: '/contact' });
    await service.sendAt('2026-12-08 20:00', { name: 'Other' });
    const times = service.mailsOf('notify').map(({ text }) => /Reply by: [^:]*:\d\d.[ap]m/.exec(text)![0]);
    expect(times.map((time) => time.replaceAll(/\s/g, ' ')).slice(1)).toEqual(
      Array(2).fill('Reply by: Wed, 9 Dec, 6:00 pm'),
    );
    await service.change(again, 'answered');
    await service.at('2026-12-08 21:00');
    await service.change(again, 'new');
    await service.at('2026-12-09 08:00');
    expect(last().subject).toBe('Open enquiries: 3');
    const text = last().text.replaceAll(/\s+/g, ' ');
    expect(text.match(/Reply by Wed, 9 Dec, 6:00 pm/g)).toHaveLength(3);
  });

  test('lists enquiries that the filter held since the last one, not those that the owner marked as spam', async () => {
    const own = await service.sendAt('2026-12-15 19:00', { name: 'Marked by hand' });
    const freed = await service.sendAt('2026-12-15 19:30', { name: 'Freed and marked', website: 'filled in' });
    await service.sendAt('2026-12-15 20:00', { name: 'A bot', website: 'filled in' });
    await service.change(own, 'spam');
    await service.change(freed, 'new');
    await service.change(freed, 'spam');
    await service.at('2026-12-16 08:00', '2026-12-17 08:00');
    expect(subjects()).toEqual(['Held as spam: 1']);
    expect(last().text).toContain('A bot');
    expect(last().text).not.toMatch(/Marked by hand|Freed and marked/);
  });

  test('of a morning without mail is replaced by the next, which lists all of it; none is sent at night', async () => {
    await service.sendAt('2026-11-26 19:00', { name: 'Ana' });
    await service.sendAt('2026-11-27 20:30', { name: 'Held on Friday', website: 'filled in' });
    service.mail.behaviour = 'refusing';
    await service.at('2026-11-30 08:00', '2026-11-30 12:00');
    service.mail.behaviour = 'well';
    await service.at('2026-11-30 19:00');
    expect(lists()).toEqual([]);
    await service.at('2026-12-01 08:00', '2026-12-02 08:00');
    expect(lists()).toEqual(['morning.2026-12-01', 'morning.2026-12-02']);
    expect(service.mailsOf('morning').map(({ text }) => text.includes('Held on Friday'))).toEqual([true, false]);
  });

  test('leaves out what was answered or marked as spam while it waited, and is not sent if nothing is left', async () => {
    const [answered, spam] = [await service.sendAt('2026-11-24 19:00'), await service.sendAt('2026-11-24 19:01')];
    const left = await service.sendAt('2026-11-24 19:02', { name: 'Left' });
    service.mail.behaviour = 'refusing';
    await service.at('2026-11-25 08:00');
    await service.change(answered, 'answered');
    await service.change(spam, 'spam');
    service.mail.behaviour = 'well';
    await service.at('2026-11-25 08:30');
    expect([...subjects(), last().text.includes('\nLeft, ')]).toEqual(['Open enquiries: 1', true]);
    service.mail.behaviour = 'refusing';
    await service.at('2026-11-26 08:00');
    await service.change(left, 'spam');
    service.mail.behaviour = 'well';
    await service.at('2026-11-26 12:00', '2026-11-27 08:00');
    expect(subjects()).toHaveLength(1);
    expect(await service.database.sql`select kind from contact.outbox where state = 'queued'`).toEqual([]);
  });

  test('is planned once, by however many functions, and sent although the one that planned it died', async () => {
    const id = await service.sendAt('2026-11-24 19:00');
    service.setTime('2026-11-25 08:00');
    const { sql } = service.database;
    const plan = () => sql`select contact.plan_morning('2026-11-25')`;
    await Promise.all([1, 2, 3, 4].map(plan));
    // One claimed it, and sent it or not.
    await sql`select * from contact.claim(20, '2 minutes')`;
    service.start();
    await service.at('2026-11-25 08:01');
    expect(lists()).toEqual([]);
    await service.drainDue();
    expect(lists()).toEqual(['morning.2026-11-25']);
    await service.change(id, 'answered');
    await plan();
    expect(await sql`select from contact.outbox where kind = 'morning' and attempts >= 0`).toHaveLength(1);
  });

  test('with many open enquiries lists ten, and says how many it leaves out', async () => {
    service.setTime('2026-11-24 10:00');
    await service.submitMany(12);
    await service.database.sql`update contact.enquiries set status_changed_at = '2026-11-20T02:00Z'`;
    await service.at('2026-11-24 10:00');
    expect(subjects()[0]).toMatch(/^Open enquiries: 12 · Late: /);
    expect([last().text.match(/^A visitor, /gm)?.length, last().text.includes('And 2 more')]).toEqual([10, true]);
  });
});

describe('an enquiry that is open two business days after its deadline', () => {
  const alarm = 'elsewhere@example.net';
  const escalated = () => service.mailsOf('morning').filter(({ to }) => to.includes(alarm));

  test.each([
    ['two days later', '2026-11-24 11:00', {}, '2026-11-27 08:00', '2026-11-28 09:00'],
    ['after a promise for the same day', '2026-11-24 11:00', { area: 'Bedok' }, '2026-11-26 17:59', '2026-11-27 08:00'],
  ])(
    'lets each mail go to the other address too, until it is answered: %s',
    async (_what, received, values, before, at) => {
      service.start({ MAIL_ALARM_TO: alarm });
      const id = await service.sendAt(received, values);
      await service.at(before);
      expect(escalated()).toEqual([]);
      await service.at(at);
      const to = ['office@sapu.example', alarm];
      expect(escalated()).toMatchObject([{ subject: 'Open enquiries: 1 · Late: A visitor', to }]);
      await service.sendAt('2027-01-05 19:00', { name: 'Ben', email: 'ben@example.com' });
      await service.at('2027-01-06 09:00');
      expect(escalated().length).toBeGreaterThan(1);
      await service.change(id, 'answered');
      await service.at('2027-01-07 09:00');
      expect(last()).toMatchObject({ subject: 'Open enquiries: 1 · Late: Ben', to: ['office@sapu.example'] });
    },
  );
});

test.each([
  { broken: 'plan_morning', sent: 2 },
  { broken: 'claim', sent: 0 },
])('if $broken fails, everything else of a drain is done', async ({ broken, sent }) => {
  const { sql } = service.database;
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
