import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as cheerio from 'cheerio';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Enquiry } from '../../../supabase/functions/send-contact-email/enquiry.ts';
import { httpMail } from '../../../supabase/functions/send-contact-email/mail/http.ts';
import type { SendMail } from '../../../supabase/functions/send-contact-email/mail/mail.ts';
import { smtpMail } from '../../../supabase/functions/send-contact-email/mail/smtp.ts';
import { createDrain } from '../../../supabase/functions/send-contact-email/outbox.ts';
import { createStore } from '../../../supabase/functions/send-contact-email/store.ts';
import { startDatabase, type Database } from '../../support/database.ts';
import { startHttpMail, startSmtp, type MailServer, type Posted } from '../../support/mail-servers.ts';
import { company } from './company.ts';

const addresses = { from: 'Sapu <hello@sapu.example>', business: 'office@sapu.example' };
const limits = {
  perAddress: null,
  perAddressWindow: '10 minutes',
  overall: null,
  overallWindow: '1 minute',
  acksPerRecipient: 3,
};

let database: Database;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let http: MailServer<Posted>;
let logged: { event: string; reason?: string }[] = [];
beforeAll(async () => {
  [database, smtp, http] = await Promise.all([startDatabase(), startSmtp(), startHttpMail()]);
});
afterAll(async () => {
  await Promise.all([database.stop(), smtp.stop(), http.stop()]);
});
afterEach(async () => {
  await database.sql`truncate contact.enquiries cascade`;
  smtp.received.length = 0;
  http.received.length = 0;
  smtp.unknown.clear();
  for (const server of [smtp, http]) server.mood = 'well';
  logged = [];
});

const bySmtp = () => smtpMail({ host: '127.0.0.1', port: smtp.port, secure: false, domain: 'sapu.example' });
const byHttp = () => httpMail({ endpoint: `http://127.0.0.1:${http.port}/emails`, key: 'secret-key' });

const drain = (send: SendMail, alarm?: string, timeoutMs = 10_000) =>
  createDrain({
    sql: database.sql,
    send,
    company,
    addresses: { ...addresses, ...(alarm !== undefined && { alarm }) },
    log: (event, facts) => logged.push({ event, ...facts }),
    timeoutMs,
  })();

async function submit(values: Partial<Enquiry> = {}): Promise<string> {
  const store = createStore(database.sql, { limits, pepper: 'pepper', consentVersion: '1' });
  const id = randomUUID();
  const enquiry = {
    id,
    name: 'Ana <b>Tan</b>',
    email: 'visitor@example.com',
    phone: '+65 8000 0000',
    service: 'Weekly Cleaning',
    message: 'Three rooms & a <script>\nSecond line 🏠',
    area: 'Punggol',
    page: '/punggol',
    isSpam: false,
    ...values,
  };
  await store.submit(enquiry, { address: '203.0.113.7', userAgent: 'test' });
  return id;
}

const due = () => database.sql`update contact.outbox set next_attempt_at = now() where state = 'queued'`;
/** As often as is tried at all, and more. */
async function drainToTheEnd(send: SendMail, alarm?: string): Promise<void> {
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    await due();
    await drain(send, alarm);
  }
}
const states = async () =>
  (await database.sql<{ state: string }[]>`select state from contact.outbox order by id`).map(({ state }) => state);
const texts = (html: string | undefined) =>
  cheerio
    .load(html ?? '')('body')
    .text();

describe('by SMTP', () => {
  test('the business gets all that is needed to call back, the visitor an acknowledgement', async () => {
    const id = await submit();
    expect(await drain(bySmtp())).toBe(2);
    const [notify, ack] = smtp.received.toSorted((one) => (one.subject?.startsWith('New') ? -1 : 1));
    expect(notify).toMatchObject({
      subject: 'New enquiry: Weekly Cleaning, Punggol',
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
    expect(await states()).toEqual(['sent', 'sent']);
  });

  test('an acknowledgement has no word of the visitor', async () => {
    await submit({ name: 'Buy pills at https://pills.example', message: 'And more pills' });
    await drain(bySmtp());
    const ack = smtp.received.find(({ subject }) => !subject?.startsWith('New'))!;
    for (const part of [ack.html, ack.text, ack.subject, JSON.stringify(ack.headers)]) {
      expect(part).not.toMatch(/pills/);
    }
  });

  test('line breaks in a field begin no header', async () => {
    // The handler never lets them through; the mail must hold by itself.
    await submit({ name: 'A\r\nBcc: x@example.com', service: 'Weekly\r\nBcc: y@example.com', area: 'A\nX-Evil: 1' });
    await drain(bySmtp());
    expect(smtp.received).toHaveLength(2);
    for (const mail of smtp.received) {
      expect(mail.bcc).toBeUndefined();
      expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil');
    }
  });

  test('a server that is away loses nothing', async () => {
    await submit();
    await drain(smtpMail({ host: '127.0.0.1', port: 9, secure: false, domain: 'sapu.example' }));
    expect(logged[0]).toMatchObject({
      event: 'mail-failed',
      reason: expect.stringContaining('ECONNREFUSED') as string,
    });
    await due();
    await drain(bySmtp());
    expect(smtp.received).toHaveLength(2);
  });
});

describe('by HTTP', () => {
  test('a mail goes out with its key', async () => {
    const id = await submit();
    await drain(byHttp());
    expect(http.received.map(({ key }) => key).toSorted()).toEqual([`${id}.ack`, `${id}.notify`]);
    const { authorization, mail } = http.received.find(({ key }) => key === `${id}.notify`)!;
    expect(authorization).toBe('Bearer secret-key');
    expect(mail).toMatchObject({ from: addresses.from, to: ['office@sapu.example'], reply_to: 'visitor@example.com' });
    expect(await database.sql`select provider_id from contact.outbox order by kind`).toEqual([
      { provider_id: `sent-${id}.ack` },
      { provider_id: `sent-${id}.notify` },
    ]);
  });

  test('a mail whose answer was lost goes out once all the same', async () => {
    await submit();
    const lossy: SendMail = async (mail, signal) => {
      await byHttp()(mail, signal);
      throw new Error('The answer was lost.');
    };
    await drain(lossy);
    await due();
    await drain(byHttp());
    expect(http.received).toHaveLength(2);
    expect(await states()).toEqual(['sent', 'sent']);
  });

  test('a mail that died is said loudly, with nothing of the visitor', async () => {
    await submit();
    http.mood = 'refusing';
    await drainToTheEnd(byHttp());
    expect(await states()).toEqual(['dead', 'dead']);
    expect(logged.filter(({ event }) => event === 'mail-dead')).toHaveLength(2);
    expect(logged.at(-1)!.reason).toBe('The mail provider answered 500.');
    expect(JSON.stringify(logged)).not.toContain('visitor@example.com');
  });
});

test.each([
  { mood: 'refusing', by: bySmtp },
  { mood: 'hanging', by: bySmtp },
  { mood: 'hanging', by: byHttp },
] as const)('a server that is $mood is left after a while, and gets the mail later, $by.name', async ({ mood, by }) => {
  await submit();
  for (const server of [smtp, http]) server.mood = mood;
  await drain(by(), undefined, 200);
  expect(logged.map(({ event }) => event)).toEqual(['mail-failed', 'mail-failed']);
  expect(await states()).toEqual(['queued', 'queued']);
  expect(await drain(by())).toBe(0);
  for (const server of [smtp, http]) server.mood = 'well';
  await due();
  expect(await drain(by())).toBe(2);
  expect(await states()).toEqual(['sent', 'sent']);
});

describe('a mail that died', () => {
  test('is told to another address, once, with what is needed to look it up', async () => {
    const id = await submit();
    smtp.unknown.add('visitor@example.com');
    await drainToTheEnd(bySmtp(), 'owner@example.net');
    expect(await states()).toEqual(['sent', 'dead']);
    const told = smtp.received.filter(({ to }) => to?.[0]?.address === 'owner@example.net');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      subject: 'Sapu: a mail could not be sent',
      from: { address: 'hello@sapu.example' },
      messageId: `<${id}.ack.dead@sapu.example>`,
    });
    for (const part of [told[0]!.text, texts(told[0]!.html)]) {
      expect(part).toContain(
        `A mail about enquiry ${id} could not be sent to visitor@example.com. It was tried 10 times`,
      );
      expect(part).toContain(`select * from contact.enquiries where id = '${id}';`);
      expect(part).toContain('550 5.1.1 <the recipient>: no such mailbox');
      expect(part).not.toContain('Three rooms');
    }
    const section = /docs\/operating\.md, "([^"]+)"/.exec(told[0]!.text!)?.[1];
    expect(readFileSync('docs/operating.md', 'utf8')).toContain(`\n### ${section}\n`);
  });

  test('is said in the log, where servers may not repeat an address of a visitor', async () => {
    await submit();
    smtp.unknown.add('visitor@example.com');
    await drainToTheEnd(bySmtp());
    expect(smtp.received).toHaveLength(1);
    expect(logged.map(({ event }) => event).filter((event) => event.includes('dead'))).toEqual(['mail-dead']);
    expect(JSON.stringify(logged)).toContain('<the recipient>: no such mailbox');
    expect(JSON.stringify(logged)).not.toContain('visitor@example.com');
  });

  test('does no more harm where that address cannot be reached either', async () => {
    await submit();
    await submit({ email: 'another@example.com' });
    for (const address of ['visitor@example.com', 'owner@example.net']) smtp.unknown.add(address);
    await drainToTheEnd(bySmtp(), 'owner@example.net');
    expect(await states()).toEqual(['sent', 'dead', 'sent', 'sent']);
    expect(logged.filter(({ event }) => event === 'alarm-failed')).toHaveLength(1);
  });
});

test('several drains at once send each mail once', async () => {
  for (let index = 0; index < 60; index += 1) await submit({ email: `visitor-${index}@example.com` });
  const counts = await Promise.all([1, 2, 3, 4].map(() => drain(byHttp())));
  expect(counts.reduce((sum, count) => sum + count)).toBe(120);
  expect(await states()).toEqual(Array.from({ length: 120 }, () => 'sent'));
});
