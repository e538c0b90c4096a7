import { readFileSync } from 'node:fs';
import * as cheerio from 'cheerio';
import { describe, expect, test, vi } from 'vitest';
import { createPace } from '../../../supabase/functions/send-contact-email/mail/pace.ts';
import { startHttpMail } from '../../support/mail-servers.ts';
import { useFunction } from './harness.ts';

const service = useFunction();
const owner = 'owner@example.net';
const alarms = () => service.smtp.received.filter(({ to }) => to?.[0]?.address === owner);
const eventsOf = (event: string) => service.logged.filter((entry) => entry.event === event);

/** Drains as after most of an hour, in which nine attempts failed. After the tenth, the function queues an alert. */
async function drainForAnHour(): Promise<void> {
  await service.database.sql`update contact.outbox set attempts = attempts + 9 where state = 'queued'`;
  for (let time = 0; time < 3; time += 1) await service.drainDue();
}

/** The function with alerts by SMTP: all other mails too, or with these settings. */
const startWithAlarms = (settings: Record<string, string> = {}) =>
  service.start({ ...service.bySmtp, MAIL_ALARM_TO: owner, ...settings });

describe('mails that cannot be sent', () => {
  test('are reported to another address after an hour, and again when they are dead, with the ids of the enquiries', async () => {
    startWithAlarms();
    const id = await service.submit();
    service.smtp.unknown.add('visitor@example.com');
    await drainForAnHour();
    expect(await service.states()).toEqual(['sent', 'queued', 'sent']);
    expect(alarms()).toHaveLength(1);
    expect(alarms()[0]).toMatchObject({
      subject: 'Sapu: mails could not be sent',
      from: { address: 'hello@sapu.example' },
      messageId: `<${id}.alarm@sapu.example>`,
    });
    const { text = '', html = '' } = alarms()[0]!;
    for (const part of [text, cheerio.load(html)('body').text()]) {
      expect(part).toContain(`Enquiry ${id}: We could not send the confirmation to the visitor.`);
      expect(part).toContain('We are still trying. Reason: ');
      expect(part).toContain('https://sapu.example/office?status=undelivered');
      expect(part).toContain('Reason: The mail server answered 550 5.1.1.');
      expect(part).not.toContain('Three rooms');
    }
    const section = /docs\/operating\.md, "([^"]+)"/.exec(text)?.[1];
    expect(readFileSync('docs/operating.md', 'utf8')).toContain(`\n### ${section}\n`);
    await service.database.sql`update contact.outbox set queued_at = queued_at - interval '4 days'`;
    await drainForAnHour();
    expect(await service.states()).toEqual(['sent', 'dead', 'sent']);
    expect(alarms()).toHaveLength(2);
    expect(alarms()[1]!.text).toContain('We will not try to send it again.');
    expect(eventsOf('mail-dead')).toHaveLength(1);
  });

  test('are reported like others if they cannot be composed, and do not stop others', async () => {
    startWithAlarms();
    const { sql } = service.database;
    await sql`
      insert into contact.outbox (kind, occasion, content, queued_at, next_attempt_at)
      values ('digest', 'a day', '{}', '2026-11-24T02:00Z', '2026-11-24T02:00Z')`;
    await service.sendAt('2026-11-24 10:00');
    expect(service.smtp.received).toHaveLength(2);
    expect(await sql`select kind, last_error from contact.outbox where state = 'queued'`).toEqual([
      { kind: 'digest', last_error: expect.stringContaining('undefined') as string },
    ]);
    await service.at('2026-11-28 10:00', '2026-11-28 10:01');
    expect(await sql`select kind from contact.outbox where state = 'dead'`).toEqual([{ kind: 'digest' }]);
    expect(alarms().at(-1)!.text).toContain('We could not send the list of open enquiries to you.');
  });

  test('are reported through the second provider while the first is down, all in one mail', async () => {
    startWithAlarms({ RESEND_API_KEY: 'key' });
    await service.submitMany(30);
    service.mail.behaviour = 'refusing';
    await drainForAnHour();
    expect(alarms()).toHaveLength(1);
    expect(alarms()[0]!.text).toContain('And 40 more.');
    service.mail.behaviour = 'well';
    await service.drainDue();
    expect(service.mail.received).toHaveLength(60);
    expect(new Set(await service.states())).toEqual(new Set(['sent']));
  });
});

describe('a provider that is slow', () => {
  test.each([
    { senders: 1, accepts: 30 },
    { senders: 3, accepts: 20 },
  ])('and accepts $accepts mails a second gets all mails of $senders senders', async ({ senders, accepts }) => {
    const slow = await startHttpMail({ perSecond: accepts });
    await service.submitMany(30);
    const settings = { RESEND_URL: `http://127.0.0.1:${slow.port}/emails`, MAIL_PER_SECOND: '20' };
    const all = Array.from({ length: senders }, () => service.start(settings));
    while ((await service.states()).includes('queued')) {
      await service.database.sql`update contact.outbox set next_attempt_at = now() where state = 'queued'`;
      await Promise.all(all.map(({ drain }) => drain()));
    }
    expect(slow.received).toHaveLength(60);
    expect(await service.states()).toEqual(Array.from({ length: 60 }, () => 'sent'));
    // One sender keeps to its own rate, so no mail is refused. Several senders do not know of each other.
    const refused = service.logged.filter(({ reason }) => reason === 'The mail provider answered 429.');
    if (senders === 1) expect(refused).toEqual([]);
    await slow.stop();
  });

  test('and accepts no more mails today is not tried with every mail, and is tried again tomorrow', async () => {
    await service.submitMany(5);
    service.mail.behaviour = 'out of quota';
    service.start({ MAIL_PER_SECOND: '4' });
    await service.drain();
    const reasons = service.logged.map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason === 'The mail provider answered 429.').length).toBeLessThan(10);
    expect(reasons).toContain('The mail provider asks to wait.');
    const due = await service.database.sql<{ hours: number }[]>`
      select extract(epoch from next_attempt_at - now())::float / 3600 as hours from contact.outbox where state = 'queued' order by 1`;
    // One that was not tried is due soon, because the provider may accept it.
    expect(due[0]!.hours).toBeLessThan(0.1);
    expect(due.at(-1)!.hours).toBeCloseTo(6, 1);
    service.mail.behaviour = 'well';
    service.start();
    await service.drainDue();
    expect(service.mail.received).toHaveLength(10);
  });

  test.each(['1728000', 'Fri, 31 Dec 9999 23:59:59 GMT', '99999999999999'])(
    'and requests a wait until %s is tried again within six hours, and reported',
    async (retryAfter) => {
      await service.submit();
      service.mail.behaviour = 'out of quota';
      service.mail.retryAfter = retryAfter;
      startWithAlarms({ RESEND_API_KEY: 'key' });
      for (let time = 0; time < 2; time += 1) await service.drain();
      const [last] = await service.database.sql<{ hours: number }[]>`
        select extract(epoch from max(next_attempt_at) - now())::float / 3600 as hours
        from contact.outbox where state = 'queued'`;
      expect(last!.hours).toBeCloseTo(6, 1);
      expect(alarms()).toHaveLength(1);
      expect(alarms()[0]!.text).toContain('We could not send the mail to you.');
    },
  );

  test('and requests a long wait is tried with the next mail a minute later', async () => {
    vi.useFakeTimers();
    try {
      const pace = createPace(null);
      pace.hold(20 * 24 * 60 * 60 * 1_000);
      expect(await pace.turn()).toBe(60_000);
      // The time that passed counts, not the clock.
      vi.setSystemTime(Date.now() + 7_200_000);
      expect(await pace.turn()).toBe(60_000);
      vi.advanceTimersByTime(60_000);
      expect(await pace.turn()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
