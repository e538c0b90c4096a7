import * as cheerio from 'cheerio';
import { describe, expect, test, vi } from 'vitest';
import { useFunction } from './harness.ts';

const service = useFunction();

test('the business gets all data of the enquiry, the visitor an acknowledgement', async () => {
  const message = 'Three rooms & a <script>\nSecond line 🏠';
  const id = await service.submit({ name: 'Ana <b>Tan</b>', message, area: 'Punggol' });
  service.start({ MAIL_TO: 'office@sapu.example, owner@sapu.example' }, service.bySmtp());
  expect(await service.drain()).toBe(2);
  const [notify, ack] = service.smtp.received.toSorted((one) => (one.subject?.startsWith('New') ? -1 : 1));
  // Each mail says that no person sent it, so that no machine answers it.
  const sentBy = (value: string) => expect.arrayContaining([expect.objectContaining({ key: 'auto-submitted', value })]);
  expect(notify).toMatchObject({
    subject: 'New enquiry: Ana <b>Tan</b>, Weekly Cleaning, Punggol',
    from: { name: 'Sapu', address: 'hello@sapu.example' },
    to: [{ address: 'office@sapu.example' }, { address: 'owner@sapu.example' }],
    replyTo: [{ address: 'visitor@example.com' }],
    messageId: `<${id}.notify@sapu.example>`,
    headers: sentBy('auto-generated'),
  });
  const $ = cheerio.load(notify!.html!);
  const links = ['a[href="tel:+6580000000"]', 'a[href^="mailto:visitor@example.com"]', 'script', 'b b'];
  expect(links.map((selector) => $(selector).length)).toEqual([2, 2, 0, 0]);
  expect($('body').text()).toContain('Three rooms & a <script>Second line 🏠');
  expect(notify!.text).toContain('Phone: +65 8000 0000 (tel:+6580000000)');
  expect(ack).toMatchObject({
    subject: 'Sapu received your message: Weekly Cleaning',
    to: [{ address: 'visitor@example.com' }],
    messageId: `<${id}.ack@sapu.example>`,
    headers: sentBy('auto-replied'),
  });
  expect(ack!.replyTo).toBeUndefined();
  // It contains no text of the visitor, so that the form cannot send spam.
  expect(JSON.stringify([ack!.html, ack!.text, ack!.subject, ack!.headers])).not.toMatch(/Ana|Tan|Second line/);
  expect(cheerio.load(ack!.html!)('body').text()).toContain('Thank you for writing about Weekly Cleaning.');
  expect(await service.states()).toEqual(['sent', 'sent']);
});

test.each([
  ['552 5.3.4 A. Visitor of Punggol sent too much', '552 5.3.4'],
  ['451 4.7.1 Greylisted, VISITOR', '451 4.7.1'],
  ['554 Visitor 80000000 is unwelcome', '554'],
])('a refusal of a mail server is stored and logged by its codes only: %s', async (refusal, codes) => {
  await service.submit({}, { acks: 0 });
  service.smtp.refusals.set('office@sapu.example', refusal);
  service.start({}, service.bySmtp());
  await service.drain();
  const reason = `The mail server answered ${codes}.`;
  expect(await service.database.sql`select last_error from contact.outbox where state = 'queued'`).toEqual([
    { last_error: reason },
  ]);
  expect(service.logged).toMatchObject([{ event: 'mail-failed', reason }]);
});

test('mails are sent at the rate that the server accepts, also with a clock that was set back meanwhile', async () => {
  service.start({}, { mailsPerSecond: 20 });
  await service.submitMany(2);
  await service.drain();
  const times = service.mail.received.map(({ at }) => at);
  expect(times.at(-1)! - times[0]!).toBeGreaterThan(100);
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    vi.setSystemTime(Date.now() - 2 * 60 * 60 * 1_000);
    await service.submitMany(2);
    await service.drain();
  } finally {
    vi.useRealTimers();
  }
  expect(await service.states()).toEqual(Array.from({ length: 8 }, () => 'sent'));
  expect(service.logged.map(({ event }) => event)).not.toContain('mail-failed');
});

test.each(['refusing', 'hanging', 'down'] as const)(
  'with a server that is %s, a mail is sent later',
  async (behaviour) => {
    await service.submit();
    if (behaviour === 'down') service.start({}, service.bySmtp({ port: 9 }));
    else {
      service.smtp.behaviour = behaviour;
      service.start({}, { ...service.bySmtp(), mailTimeoutMs: 200 });
    }
    await service.drain();
    expect(service.logged.map(({ event }) => event)).toEqual(['mail-failed', 'mail-failed']);
    expect(await service.states()).toEqual(['queued', 'queued']);
    service.start({}, service.bySmtp());
    expect(await service.drain()).toBe(0);
    service.smtp.behaviour = 'well';
    await service.drainDue();
    expect(await service.states()).toEqual(['sent', 'sent']);
  },
);

const claim = (most: number) =>
  service.database.sql<
    { outbox_id: string; kind: string; attempt: number }[]
  >`select * from contact.claim(${most}, '30 seconds')`;

describe('the outbox', () => {
  /** Lets an attempt of the one waiting mail fail. Returns its new state, and the seconds until the next attempt. */
  async function failOnce(): Promise<{ attempt: number; state: string; wait: number }> {
    await service.database.sql`update contact.outbox set next_attempt_at = now()`;
    const [mail] = await claim(1);
    const [row] = await service.database.sql<{ state: string }[]>`
      select contact.mark_failed(${mail!.outbox_id}, 'no answer') as state`;
    const [due] = await service.database.sql<{ wait: number }[]>`
      select extract(epoch from next_attempt_at - now())::float as wait from contact.outbox where enquiry_id is not null`;
    return { attempt: mail!.attempt, state: row!.state, wait: due!.wait };
  }

  test('retries after 5, 10, 20 … seconds, at most an hour, ± 25%, for three days', async () => {
    await service.submit({}, { acks: 0 });
    for (let attempt = 1; attempt <= 30; attempt += 1) {
      const { wait, ...rest } = await failOnce();
      expect(rest).toEqual({ attempt, state: 'queued' });
      const usual = Math.min(5 * 2 ** (attempt - 1), 3_600);
      expect(wait).toBeGreaterThan(usual * 0.75 - 1);
      expect(wait).toBeLessThan(usual * 1.25 + 1);
    }
    await service.database.sql`update contact.outbox set queued_at = now() - interval '2 days 23 hours'`;
    expect(await failOnce()).toMatchObject({ state: 'queued' });
    await service.database.sql`update contact.outbox set queued_at = now() - interval '3 days 1 hour'`;
    expect(await failOnce()).toMatchObject({ state: 'dead' });
    expect(await service.database.sql`select last_error from contact.outbox where enquiry_id is not null`).toEqual([
      { last_error: 'no answer' },
    ]);
    expect(await claim(1)).toHaveLength(0);
  });

  test('does not give mails of an enquiry that the owner marked as spam, until she takes that back', async () => {
    const id = await service.submit();
    await service.change(id, 'spam');
    expect(await claim(5)).toEqual([]);
    await service.change(id, 'new');
    expect((await claim(5)).map(({ kind }) => kind).toSorted()).toEqual(['ack', 'notify']);
  });
});
