import { readFileSync } from 'node:fs';
import * as cheerio from 'cheerio';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SendMail } from '../../../supabase/functions/send-contact-email/mail/mail.ts';
import { createPace } from '../../../supabase/functions/send-contact-email/mail/pace.ts';
import { startHttpMail } from '../../support/mail-servers.ts';
import { Mailroom } from './mailroom.ts';

let mailroom: Mailroom;
beforeAll(async () => {
  mailroom = await Mailroom.start();
});
afterAll(() => mailroom.stop());
afterEach(() => mailroom.clear());

const texts = (html: string | undefined) =>
  cheerio
    .load(html ?? '')('body')
    .text();

const owner = { alarm: 'owner@example.net' };
const alarms = () => mailroom.smtp.received.filter(({ to }) => to?.[0]?.address === owner.alarm);

/** Drains until the function has given up on all mails. */
async function drainToTheEnd(send: SendMail, extra?: typeof owner): Promise<void> {
  await mailroom.drainForAnHour(send, extra);
  await mailroom.later('4 days');
  await mailroom.drainForAnHour(send, extra);
}

describe('mails that cannot be sent', () => {
  test('are reported to another address after an hour, once a day, with the ids of the enquiries', async () => {
    const id = await mailroom.submit();
    mailroom.smtp.unknown.add('visitor@example.com');
    await mailroom.drainForAnHour(mailroom.bySmtp(), owner);
    expect(await mailroom.states()).toEqual(['sent', 'queued', 'sent']);
    expect(alarms()).toHaveLength(1);
    expect(alarms()[0]).toMatchObject({
      subject: 'Sapu: mails could not be sent',
      from: { address: 'hello@sapu.example' },
      messageId: `<${id}.alarm@sapu.example>`,
    });
    for (const part of [alarms()[0]!.text, texts(alarms()[0]!.html)]) {
      expect(part).toContain(`Enquiry ${id}: We could not send the confirmation to the visitor.`);
      expect(part).toContain('We are still trying. Reason: ');
      expect(part).toContain('https://sapu.example/office?status=undelivered');
      expect(part).toContain('550 5.1.1 <an address>: no such mailbox');
      expect(part).not.toContain('Three rooms');
    }
    const section = /docs\/operating\.md, "([^"]+)"/.exec(alarms()[0]!.text!)?.[1];
    expect(readFileSync('docs/operating.md', 'utf8')).toContain(`\n### ${section}\n`);
  });

  test('are reported again when they are dead, after three days', async () => {
    await mailroom.submit();
    mailroom.smtp.unknown.add('visitor@example.com');
    await drainToTheEnd(mailroom.bySmtp(), owner);
    expect(await mailroom.states()).toEqual(['sent', 'dead', 'sent']);
    expect(alarms()).toHaveLength(2);
    expect(alarms()[1]!.text).toContain('We will not try to send it again.');
    expect(mailroom.logged.map(({ event }) => event).filter((event) => event === 'mail-dead')).toHaveLength(1);
  });

  test('are logged, without an address of a visitor that a server repeats', async () => {
    await mailroom.submit();
    mailroom.smtp.unknown.add('visitor@example.com');
    await drainToTheEnd(mailroom.bySmtp());
    expect(mailroom.smtp.received).toHaveLength(1);
    expect(await mailroom.states()).toEqual(['sent', 'dead']);
    expect(JSON.stringify(mailroom.logged)).toContain('<an address>: no such mailbox');
    expect(JSON.stringify(mailroom.logged)).not.toContain('visitor@example.com');
  });

  test.each([
    '550 5.1.1 <john.tan@example.com>: no such mailbox',
    'Invalid Reply-To: "John.Tan"@EXAMPLE.com, office@sapu.example',
  ])('are logged without any address: %s', async (message) => {
    await mailroom.submit({ email: 'John.Tan@Example.com' });
    await mailroom.drain(() => Promise.reject(new Error(message)));
    const rows = await mailroom.database.sql`select last_error from contact.outbox`;
    expect(rows).toHaveLength(2);
    expect(JSON.stringify([rows, mailroom.logged])).not.toMatch(/@|john/i);
  });

  test('are reported like others if they cannot be composed, and do not stop others', async () => {
    mailroom.clock.offset = Date.parse('2026-11-24T10:00+08:00') - Date.now();
    await mailroom.database.sql`insert into contact.outbox (kind, occasion, content) values ('digest', 'a day', '{}')`;
    await mailroom.submit();
    await mailroom.drain(mailroom.bySmtp(), owner);
    expect(mailroom.smtp.received).toHaveLength(2);
    expect(await mailroom.database.sql`select kind, last_error from contact.outbox where state = 'queued'`).toEqual([
      { kind: 'digest', last_error: expect.stringContaining('not iterable') as string },
    ]);
    await drainToTheEnd(mailroom.bySmtp(), owner);
    expect((await mailroom.states()).toSorted()).toEqual(['dead', 'sent', 'sent', 'sent']);
    expect(alarms().at(-1)!.text).toContain('We could not send the list of open enquiries to you.');
  });

  test('are reported through the second provider while the first is down, all in one mail', async () => {
    await mailroom.submitMany(30);
    mailroom.http.behaviour = 'refusing';
    await mailroom.drainForAnHour(mailroom.byHttp(), { ...owner, sendAlarm: mailroom.bySmtp() });
    expect(alarms()).toHaveLength(1);
    expect(alarms()[0]!.text).toContain('And 40 more.');
    mailroom.http.behaviour = 'well';
    await mailroom.due();
    await mailroom.drain(mailroom.byHttp(), { ...owner, sendAlarm: mailroom.bySmtp() });
    expect(mailroom.http.received).toHaveLength(60);
    expect(new Set(await mailroom.states())).toEqual(new Set(['sent']));
  });

  test('are reported when the only provider works again, because the alert waits like the mails', async () => {
    await mailroom.submit();
    mailroom.http.behaviour = 'refusing';
    await mailroom.drainForAnHour(mailroom.byHttp(), owner);
    mailroom.http.behaviour = 'well';
    await mailroom.due();
    await mailroom.drain(mailroom.byHttp(), owner);
    expect(mailroom.http.received.map(({ mail }) => mail.to[0]).toSorted()).toEqual([
      'office@sapu.example',
      'owner@example.net',
      'visitor@example.com',
    ]);
  });
});

describe('a provider that is slow', () => {
  /** Drains until no mail is queued. Mails that are not due yet become due. */
  async function drainAll(send: SendMail, perSecond: number, side = 1): Promise<void> {
    while ((await mailroom.states()).includes('queued')) {
      await mailroom.due();
      await Promise.all(Array.from({ length: side }, () => mailroom.drain(send, { ...owner, perSecond })));
    }
  }

  test('gets a burst of 30 enquiries at its own rate, and rejects no mail', async () => {
    const slow = await startHttpMail({ perSecond: 25 });
    await mailroom.submitMany(30);
    await drainAll(mailroom.byHttp(slow.port), 20);
    expect(slow.received).toHaveLength(60);
    expect(mailroom.logged.filter(({ event }) => event !== 'mail-sent')).toEqual([]);
    await slow.stop();
  });

  test('that limits several senders is retried as it requests, and no mail is lost', async () => {
    const slow = await startHttpMail({ perSecond: 20 });
    await mailroom.submitMany(30);
    await drainAll(mailroom.byHttp(slow.port), 20, 3);
    expect(mailroom.logged.some(({ reason }) => reason === 'The mail provider answered 429.')).toBe(true);
    expect(slow.received).toHaveLength(60);
    expect(await mailroom.states()).toEqual(Array.from({ length: 60 }, () => 'sent'));
    await slow.stop();
  });

  test('that accepts no more mails today is not tried with every mail, and is tried again tomorrow', async () => {
    await mailroom.submitMany(5);
    mailroom.http.behaviour = 'out of quota';
    await mailroom.drain(mailroom.byHttp(), { perSecond: 4 });
    const reasons = mailroom.logged.map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason === 'The mail provider answered 429.').length).toBeLessThan(10);
    expect(reasons).toContain('The mail provider asks to wait.');
    const due = await mailroom.database.sql<{ hours: number }[]>`
      select extract(epoch from next_attempt_at - now())::float / 3600 as hours from contact.outbox order by 1`;
    // One that was not tried is due soon, because the provider may accept it.
    expect(due[0]!.hours).toBeLessThan(0.1);
    expect(due.at(-1)!.hours).toBeCloseTo(6, 1);
    mailroom.http.behaviour = 'well';
    await mailroom.due();
    await mailroom.drain(mailroom.byHttp());
    expect(mailroom.http.received).toHaveLength(10);
  });

  test.each(['1728000', 'Fri, 31 Dec 9999 23:59:59 GMT', '99999999999999'])(
    'that requests a wait until %s is tried again within six hours, and reported',
    async (retryAfter) => {
      await mailroom.submit();
      mailroom.http.behaviour = 'out of quota';
      mailroom.http.retryAfter = retryAfter;
      await mailroom.drain(mailroom.byHttp(), { ...owner, sendAlarm: mailroom.bySmtp() });
      await mailroom.drain(mailroom.byHttp(), { ...owner, sendAlarm: mailroom.bySmtp() });
      const [last] = await mailroom.database.sql<{ hours: number }[]>`
        select extract(epoch from max(next_attempt_at) - now())::float / 3600 as hours
        from contact.outbox where state = 'queued'`;
      expect(last!.hours).toBeCloseTo(6, 1);
      expect(alarms()).toHaveLength(1);
      expect(alarms()[0]!.text).toContain('We could not send the mail to you.');
    },
  );

  test('that requests a long wait is tried with the next mail a minute later', async () => {
    vi.useFakeTimers();
    try {
      const pace = createPace(null);
      pace.hold(20 * 24 * 60 * 60 * 1_000);
      expect(await pace.turn()).toBe(60_000);
      vi.setSystemTime(Date.now() + 60_000);
      expect(await pace.turn()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
