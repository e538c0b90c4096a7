import { readFileSync } from 'node:fs';
import * as cheerio from 'cheerio';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SendMail } from '../../../supabase/functions/send-contact-email/mail/mail.ts';
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
      expect(part).toMatch(/We have tried 1[01] times so far\. Reason: /);
      expect(part).toContain('https://sapu.example/office?status=undelivered');
      expect(part).toContain('550 5.1.1 <the recipient>: no such mailbox');
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
    expect(JSON.stringify(mailroom.logged)).toContain('<the recipient>: no such mailbox');
    expect(JSON.stringify(mailroom.logged)).not.toContain('visitor@example.com');
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
    const [next] = await mailroom.database.sql<{ hours: number }[]>`
      select extract(epoch from contact.next_due() - now())::float / 3600 as hours`;
    expect(next!.hours).toBeGreaterThan(23);
    mailroom.http.behaviour = 'well';
    await mailroom.due();
    await mailroom.drain(mailroom.byHttp());
    expect(mailroom.http.received).toHaveLength(10);
  });
});
