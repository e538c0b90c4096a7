import * as cheerio from 'cheerio';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SendMail } from '../../../supabase/functions/send-contact-email/mail/mail.ts';
import { smtpMail } from '../../../supabase/functions/send-contact-email/mail/smtp.ts';
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

describe('by SMTP', () => {
  test('the business gets all data of the enquiry, the visitor an acknowledgement', async () => {
    const id = await mailroom.submit();
    expect(await mailroom.drain(mailroom.bySmtp())).toBe(2);
    const [notify, ack] = mailroom.smtp.received.toSorted((one) => (one.subject?.startsWith('New') ? -1 : 1));
    expect(notify).toMatchObject({
      subject: 'New enquiry: Ana <b>Tan</b>, Weekly Cleaning, Punggol',
      from: { name: 'Sapu', address: 'hello@sapu.example' },
      to: [{ address: 'office@sapu.example' }],
      replyTo: [{ address: 'visitor@example.com' }],
      messageId: `<${id}.notify@sapu.example>`,
    });
    const $ = cheerio.load(notify!.html!);
    expect($('a[href="tel:+6580000000"]').length).toBe(2);
    expect($('a[href^="mailto:visitor@example.com"]').length).toBe(2);
    expect($('script, b b').length).toBe(0);
    expect($('body').text()).toContain('Three rooms & a <script>Second line 🏠');
    expect(notify!.text).toContain('Phone: +65 8000 0000 (tel:+6580000000)');
    expect(ack).toMatchObject({
      subject: 'Sapu received your message: Weekly Cleaning',
      to: [{ address: 'visitor@example.com' }],
      messageId: `<${id}.ack@sapu.example>`,
    });
    expect(ack!.replyTo).toBeUndefined();
    expect(texts(ack!.html)).toContain('Thank you for writing about Weekly Cleaning.');
    expect(await mailroom.states()).toEqual(['sent', 'sent']);
  });

  test('an acknowledgement contains no text of the visitor', async () => {
    await mailroom.submit({ name: 'Buy pills at https://pills.example', message: 'And more pills' });
    await mailroom.drain(mailroom.bySmtp());
    const ack = mailroom.smtp.received.find(({ subject }) => !subject?.startsWith('New'))!;
    for (const part of [ack.html, ack.text, ack.subject, JSON.stringify(ack.headers)]) {
      expect(part).not.toMatch(/pills/);
    }
  });

  test('line breaks in a field cannot add a header', async () => {
    // The handler never lets line breaks through, but the mail must be safe even if it did.
    await mailroom.submit({
      name: 'A\r\nBcc: x@example.com',
      service: 'Weekly\r\nBcc: y@example.com',
      area: 'A\nX-Evil: 1',
    });
    await mailroom.drain(mailroom.bySmtp());
    expect(mailroom.smtp.received).toHaveLength(2);
    for (const mail of mailroom.smtp.received) {
      expect(mail.bcc).toBeUndefined();
      expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil');
    }
  });

  test('no mail is lost while the server is down', async () => {
    await mailroom.submit();
    await mailroom.drain(smtpMail({ host: '127.0.0.1', port: 9, secure: false, domain: 'sapu.example' }));
    expect(mailroom.logged[0]).toMatchObject({
      event: 'mail-failed',
      reason: expect.stringContaining('ECONNREFUSED') as string,
    });
    await mailroom.due();
    await mailroom.drain(mailroom.bySmtp());
    expect(mailroom.smtp.received).toHaveLength(2);
  });
});

describe('by HTTP', () => {
  test('a mail is sent with its idempotency key', async () => {
    const id = await mailroom.submit();
    await mailroom.drain(mailroom.byHttp());
    expect(mailroom.http.received.map(({ key }) => key).toSorted()).toEqual([`${id}.ack`, `${id}.notify`]);
    const { authorization, mail } = mailroom.http.received.find(({ key }) => key === `${id}.notify`)!;
    expect(authorization).toBe('Bearer secret-key');
    expect(mail).toMatchObject({
      from: 'Sapu <hello@sapu.example>',
      to: ['office@sapu.example'],
      reply_to: 'visitor@example.com',
    });
    expect(await mailroom.database.sql`select provider_id from contact.outbox order by kind`).toEqual([
      { provider_id: `sent-${id}.ack` },
      { provider_id: `sent-${id}.notify` },
    ]);
  });

  test('a mail whose answer was lost is still sent only once', async () => {
    await mailroom.submit();
    const lossy: SendMail = async (mail, signal) => {
      await mailroom.byHttp()(mail, signal);
      throw new Error('The answer was lost.');
    };
    await mailroom.drain(lossy);
    await mailroom.due();
    await mailroom.drain(mailroom.byHttp());
    expect(mailroom.http.received).toHaveLength(2);
    expect(await mailroom.states()).toEqual(['sent', 'sent']);
  });

  test('no mail is lost in a day of outage; one that fails for three days is logged as mail-dead', async () => {
    await mailroom.submit();
    mailroom.http.behaviour = 'refusing';
    await mailroom.drainForAnHour(mailroom.byHttp());
    await mailroom.later('1 day');
    await mailroom.drainForAnHour(mailroom.byHttp());
    expect(await mailroom.states()).toEqual(['queued', 'queued']);
    await mailroom.later('3 days');
    await mailroom.drainForAnHour(mailroom.byHttp());
    expect(await mailroom.states()).toEqual(['dead', 'dead']);
    expect(mailroom.logged.filter(({ event }) => event === 'mail-dead')).toHaveLength(2);
    expect(mailroom.logged.at(-1)!.reason).toBe('The mail provider answered 500.');
    expect(JSON.stringify(mailroom.logged)).not.toContain('visitor@example.com');
  });
});

test('each mail says that no person sent it, so that no machine answers it', async () => {
  const said = async (send: SendMail) => {
    await mailroom.submit();
    await mailroom.drain(send);
    const ofSmtp = mailroom.smtp.received.map(({ to, headers }) => {
      const own = Object.fromEntries(headers.map(({ key, value }) => [key, value]));
      return [to![0]!.address, own['auto-submitted'], own['x-auto-response-suppress']];
    });
    const ofHttp = mailroom.http.received.map(({ mail: { to, headers = {} } }) => {
      return [to[0], headers['Auto-Submitted'], headers['X-Auto-Response-Suppress']];
    });
    return [...ofSmtp, ...ofHttp].toSorted();
  };
  const expected = [
    ['office@sapu.example', 'auto-generated', 'OOF, AutoReply'],
    ['visitor@example.com', 'auto-replied', 'OOF, AutoReply'],
  ];
  expect(await said(mailroom.bySmtp())).toEqual(expected);
  await mailroom.clear();
  expect(await said(mailroom.byHttp())).toEqual(expected);
});

test('several recipients are sent to the provider as a list', async () => {
  const to = 'office@sapu.example, owner@sapu.example';
  const mail = { key: 'a-key', from: 'hello@sapu.example', to, subject: 's', text: 't', html: 'h' };
  await mailroom.byHttp()(mail, AbortSignal.timeout(5_000));
  expect(mailroom.http.received[0]!.mail.to).toEqual(['office@sapu.example', 'owner@sapu.example']);
});

test.each([
  { behaviour: 'refusing', by: 'bySmtp' },
  { behaviour: 'hanging', by: 'bySmtp' },
  { behaviour: 'hanging', by: 'byHttp' },
] as const)(
  'an attempt with a server that is $behaviour fails, and the mail is sent later, $by',
  async ({ behaviour, by }) => {
    await mailroom.submit();
    for (const server of [mailroom.smtp, mailroom.http]) server.behaviour = behaviour;
    await mailroom.drain(mailroom[by](), { timeoutMs: 200 });
    expect(mailroom.logged.map(({ event }) => event)).toEqual(['mail-failed', 'mail-failed']);
    expect(await mailroom.states()).toEqual(['queued', 'queued']);
    expect(await mailroom.drain(mailroom[by]())).toBe(0);
    for (const server of [mailroom.smtp, mailroom.http]) server.behaviour = 'well';
    await mailroom.due();
    expect(await mailroom.drain(mailroom[by]())).toBe(2);
    expect(await mailroom.states()).toEqual(['sent', 'sent']);
  },
);

test('concurrent drains send each mail once', async () => {
  await mailroom.submitMany(60);
  const counts = await Promise.all([1, 2, 3, 4].map(() => mailroom.drain(mailroom.byHttp())));
  expect(counts.reduce((sum, count) => sum + count)).toBe(120);
  expect(await mailroom.states()).toEqual(Array.from({ length: 120 }, () => 'sent'));
});
