import { createServer } from 'node:http';
import * as cheerio from 'cheerio';
import { describe, expect, test } from 'vitest';
import { httpMail } from '../../../supabase/functions/send-contact-email/mail/http.ts';
import { listen } from '../../support/listen.ts';
import { useFunction } from './harness.ts';

const service = useFunction();

describe('by SMTP', () => {
  test('the business gets all data of the enquiry, the visitor an acknowledgement', async () => {
    const message = 'Three rooms & a <script>\nSecond line 🏠';
    const id = await service.submit({ name: 'Ana <b>Tan</b>', message });
    expect(await service.drain(service.bySmtp())).toBe(2);
    const [notify, ack] = service.smtp.received.toSorted((one) => (one.subject?.startsWith('New') ? -1 : 1));
    expect(notify).toMatchObject({
      subject: 'New enquiry: Ana <b>Tan</b>, Weekly Cleaning, Punggol',
      from: { name: 'Sapu', address: 'hello@sapu.example' },
      to: [{ address: 'office@sapu.example' }],
      replyTo: [{ address: 'visitor@example.com' }],
      messageId: `<${id}.notify@sapu.example>`,
    });
    const $ = cheerio.load(notify!.html!);
    const count = (selector: string) => $(selector).length;
    expect(['a[href="tel:+6580000000"]', 'a[href^="mailto:visitor@example.com"]'].map(count)).toEqual([2, 2]);
    expect($('script, b b').length).toBe(0);
    expect($('body').text()).toContain('Three rooms & a <script>Second line 🏠');
    expect(notify!.text).toContain('Phone: +65 8000 0000 (tel:+6580000000)');
    expect(ack).toMatchObject({
      subject: 'Sapu received your message: Weekly Cleaning',
      to: [{ address: 'visitor@example.com' }],
      messageId: `<${id}.ack@sapu.example>`,
    });
    expect(ack!.replyTo).toBeUndefined();
    expect(cheerio.load(ack!.html!)('body').text()).toContain('Thank you for writing about Weekly Cleaning.');
    expect(await service.states()).toEqual(['sent', 'sent']);
    // Each mail says that no person sent it, so that no machine answers it.
    expect(notify!.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(ack!.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }));
  });

  test('an acknowledgement contains no text of the visitor', async () => {
    await service.submit({ name: 'Buy pills at https://pills.example', message: 'And more pills' });
    await service.drain(service.bySmtp());
    const ack = service.smtp.received.find(({ subject }) => !subject?.startsWith('New'))!;
    expect(JSON.stringify([ack.html, ack.text, ack.subject, ack.headers])).not.toMatch(/pills/);
  });
});

describe('by HTTP', () => {
  test('a mail is sent with its idempotency key', async () => {
    const id = await service.submit();
    await service.drain(service.byHttp());
    expect(service.mail.received.map(({ key }) => key).toSorted()).toEqual([`${id}.ack`, `${id}.notify`]);
    expect(service.mail.received.find(({ key }) => key === `${id}.notify`)).toMatchObject({
      authorization: 'Bearer secret-key',
      mail: {
        from: 'Sapu <hello@sapu.example>',
        to: ['office@sapu.example'],
        reply_to: 'visitor@example.com',
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
      },
    });
    expect(await service.database.sql`select provider_id from contact.outbox order by kind`).toEqual([
      { provider_id: `sent-${id}.ack` },
      { provider_id: `sent-${id}.notify` },
    ]);
  });

  test('several recipients are sent to the provider as a list', async () => {
    const to = 'office@sapu.example, owner@sapu.example';
    const mail = { key: 'a-key', from: 'hello@sapu.example', to, subject: 's', text: 't', html: 'h' };
    await service.byHttp()(mail, AbortSignal.timeout(60_000));
    expect(service.mail.received[0]!.mail.to).toEqual(['office@sapu.example', 'owner@sapu.example']);
  });
});

test.each([
  {
    status: 403,
    body: '{"name":"validation_error","message":"The sapu.example domain is not verified. Please, add it."}',
    reason: 'The mail provider answered 403: validation_error: domain is not verified.',
  },
  {
    status: 429,
    body: '{"name":"daily_quota_exceeded","message":"You have reached your daily email sending quota."}',
    reason: 'The mail provider answered 429: daily_quota_exceeded.',
  },
  {
    status: 422,
    body: '{"name":"No mailbox Ana Tan","message":"Ana Tan, +65 9000 0000"}',
    reason: 'The mail provider answered 422.',
  },
  { status: 502, body: '<h1>Bad gateway</h1>', reason: 'The mail provider answered 502.' },
])("a refusal is stored in the provider's own words, and nothing personal: $body", async ({ status, body, reason }) => {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  await service.submit();
  await service.drain(httpMail({ endpoint: `${await listen(server)}/emails`, key: 'secret-key' }));
  const rows = await service.database.sql`select distinct last_error from contact.outbox`;
  expect(rows).toEqual([{ last_error: reason }]);
  server.close();
});

test.each([
  { behaviour: 'refusing', by: 'bySmtp' },
  { behaviour: 'hanging', by: 'bySmtp' },
  { behaviour: 'hanging', by: 'byHttp' },
  { behaviour: 'down', by: 'bySmtp' },
] as const)('with a server that is $behaviour, a mail is sent later, $by', async ({ behaviour, by }) => {
  await service.submit();
  if (behaviour === 'down') await service.drain(service.bySmtp(9));
  else {
    for (const server of [service.smtp, service.mail]) server.behaviour = behaviour;
    await service.drain(service[by](), { timeoutMs: 200 });
  }
  expect(service.logged.map(({ event }) => event)).toEqual(['mail-failed', 'mail-failed']);
  expect(await service.states()).toEqual(['queued', 'queued']);
  expect(await service.drain(service[by]())).toBe(0);
  for (const server of [service.smtp, service.mail]) server.behaviour = 'well';
  await service.drainDue(service[by]());
  expect(await service.states()).toEqual(['sent', 'sent']);
});
