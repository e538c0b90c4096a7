import { readFileSync } from 'node:fs';
import * as cheerio from 'cheerio';
import { describe, expect, test } from 'vitest';
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

/** The function with alerts. */
const startWithAlarms = () => service.start({ MAIL_ALARM_TO: owner }, service.bySmtp());

describe('mails that cannot be sent', () => {
  test('are reported to another address after an hour, and again when they are dead, with the ids of the enquiries', async () => {
    startWithAlarms();
    const id = await service.submit();
    service.smtp.refusals.set('visitor@example.com', '550 5.1.1 <visitor@example.com>: no such mailbox');
    await drainForAnHour();
    expect(await service.states()).toEqual(['sent', 'queued', 'sent']);
    expect(alarms()).toHaveLength(1);
    expect(alarms()[0]).toMatchObject({
      subject: 'Sapu: mails could not be sent',
      from: { address: 'hello@sapu.example' },
      messageId: `<${id}.alarm@sapu.example>`,
    });
    const { text = '', html = '' } = alarms()[0]!;
    const words = [
      `Enquiry ${id}: We could not send the confirmation to the visitor.`,
      'We are still trying. Reason: The mail server answered 550 5.1.1.',
      'https://sapu.example/office?status=undelivered',
    ];
    for (const part of [text, cheerio.load(html)('body').text()]) {
      for (const own of words) expect(part).toContain(own);
      expect(part).not.toContain('Three rooms');
    }
    const section = /docs\/inbox\.md, "([^"]+)"/.exec(text)?.[1];
    expect(readFileSync('docs/inbox.md', 'utf8')).toContain(`\n## ${section}\n`);
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
    await sql`alter function contact.first_open rename to broken`;
    await service.sendAt('2026-11-23 19:00');
    await service.at('2026-11-24 10:00');
    expect(service.smtp.received).toHaveLength(2);
    expect(await sql`select kind, last_error from contact.outbox where state = 'queued'`).toEqual([
      { kind: 'morning', last_error: expect.stringContaining('first_open') as string },
    ]);
    await drainForAnHour();
    await sql`alter function contact.broken rename to first_open`;
    expect(alarms().at(-1)!.text).toContain('We could not send the list of open enquiries to you.');
  });

  test('are reported in one mail when the server accepts mails again', async () => {
    startWithAlarms();
    await service.submitMany(30);
    service.smtp.behaviour = 'refusing';
    await drainForAnHour();
    service.smtp.behaviour = 'well';
    await service.drainDue();
    expect(service.smtp.received).toHaveLength(61);
    expect(alarms()).toHaveLength(1);
    expect(new Set(await service.states())).toEqual(new Set(['sent']));
  });
});
