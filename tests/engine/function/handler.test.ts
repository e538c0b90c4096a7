import { randomUUID } from 'node:crypto';
import * as cheerio from 'cheerio';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newDatabase, type Database } from '../../support/database.ts';
import { EnquiryClient, visitor } from './enquiry-client.ts';

let database: Database;
let client: EnquiryClient;
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.sql`truncate contact.enquiries cascade`;
  client = new EnquiryClient(database.sql);
});

const rows = () => database.sql`select * from contact.enquiries order by created_at`;

describe('JSON from the client', () => {
  test('is stored and answered with its id', async () => {
    const id = randomUUID();
    const response = await client.sendJson({
      ...visitor,
      id,
      area: 'Punggol',
      page: '/punggol',
      elapsed: 9_000,
      website: '',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id });
    expect(await rows()).toMatchObject([{ ...visitor, id, area: 'Punggol', page: '/punggol', status: 'new' }]);
    expect(client.stored).toBe(1);
  });

  test('with an id that was sent before gets the same answer, and is stored once', async () => {
    const id = randomUUID();
    for (let time = 0; time < 3; time += 1) {
      const response = await client.sendJson({ ...visitor, id });
      expect([response.status, await response.json()]).toEqual([200, { id }]);
    }
    expect(await rows()).toHaveLength(1);
    // Each request starts the mails, because the process that stored the enquiry may have died before it sent them.
    expect(client.stored).toBe(3);
  });

  test('with the same text is stored once, also from another tab or after a reload', async () => {
    const ids = [randomUUID(), randomUUID()];
    const answers: unknown[] = [];
    for (const id of ids) answers.push(await (await client.sendJson({ ...visitor, id })).json());
    expect(answers).toEqual([{ id: ids[0] }, { id: ids[0] }]);
    expect(await rows()).toHaveLength(1);
  });

  test('with the id of another enquiry is rejected', async () => {
    const id = randomUUID();
    await client.sendJson({ ...visitor, id });
    const response = await client.sendJson({ ...visitor, id, message: 'Four rooms.' });
    expect([response.status, await response.json()]).toEqual([
      409,
      { error: 'conflict', message: 'This form was sent before with other words. Please send it again.' },
    ]);
  });

  test('with a trap that a password manager filled is mailed when it is sent again with an empty trap', async () => {
    await client.sendJson({ ...visitor, website: 'https://example.com' });
    await client.sendJson(visitor);
    expect(await rows()).toMatchObject([{ status: 'new' }]);
    expect(await database.sql`select from contact.outbox`).toHaveLength(2);
  });

  test.each(['中', '🏠'])('with a message of 10,000 times %j is accepted, and so is a form', async (character) => {
    const message = character.repeat(10_000);
    for (const answer of [
      await client.sendJson({ ...visitor, message }),
      await client.sendForm({ ...visitor, message }),
    ]) {
      expect([200, 303]).toContain(answer.status);
    }
  });

  test('stores the area only if the site has it, and the page only if it is a path', async () => {
    await client.sendJson({ ...visitor, area: 'Bedok', page: '/bedok' });
    await client.sendJson({ ...visitor, message: '2', area: 'Buy pills now', page: 'https://pills.example' });
    expect(await rows()).toMatchObject([
      { area: 'Bedok', page: '/bedok' },
      { area: null, page: null },
    ]);
  });

  test('with mistakes gets a message for each field', async () => {
    const response = await client.sendJson({
      email: 'a visitor',
      service: 'Windows',
      phone: 7,
      message: 'x'.repeat(10_001),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error: 'mistakes',
      message: 'Please correct the highlighted fields.',
      fields: {
        name: 'Type your name.',
        email: 'Type an email address such as name@example.com.',
        phone: 'Type your phone number.',
        service: 'Choose a service.',
        message: 'Shorten your message to 10,000 characters.',
      },
    });
    expect(await rows()).toHaveLength(0);
  });

  test.each([
    ['a filled trap', { website: 'https://example.com' }],
    ['a form sent within a second', { elapsed: 400 }],
  ])('with %s is stored as spam, with the usual answer', async (_name, extra) => {
    const response = await client.sendJson({ ...visitor, id: randomUUID(), ...extra });
    expect(response.status).toBe(200);
    expect(await rows()).toMatchObject([{ status: 'spam' }]);
    expect(await database.sql`select * from contact.outbox`).toHaveLength(0);
  });

  test('keeps emoji and line breaks, and removes invisible characters', async () => {
    const name = 'Ana\u0000\u202Emoc.live\r\nBcc: x@example.com';
    const message = 'One 🏠\r\nTwo\u0007 \uD800 end';
    await client.sendJson({ ...visitor, name, message });
    expect(await rows()).toMatchObject([{ name: 'Anamoc.live Bcc: x@example.com', message: 'One 🏠\nTwo \uFFFD end' }]);
  });
});

describe('a form without JavaScript', () => {
  test('redirects to the thank-you page of the site', async () => {
    const response = await client.sendForm({ ...visitor, area: '', page: '/contact', website: '' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('https://sapu.example/thank');
    expect(await rows()).toMatchObject([{ ...visitor, page: '/contact', area: null }]);
  });

  test('sent twice is one enquiry', async () => {
    await client.sendForm(visitor);
    expect((await client.sendForm(visitor)).status).toBe(303);
    expect(await rows()).toHaveLength(1);
  });

  test('sent again by the scripts of the page is one enquiry, whichever is first', async () => {
    await client.sendForm(visitor);
    expect((await client.sendJson({ ...visitor, id: randomUUID() })).status).toBe(200);
    const other = { ...visitor, message: 'Four rooms.' };
    await client.sendJson({ ...other, id: randomUUID() });
    expect((await client.sendForm(other)).status).toBe(303);
    expect(await rows()).toMatchObject([visitor, other]);
    expect(await database.sql`select from contact.outbox`).toHaveLength(4);
  });

  test('with mistakes is answered with a page that has the messages and the typed text', async () => {
    const typed = { ...visitor, name: '<b>"Ana" & co</b>', email: 'a visitor', message: '\nLine\n</textarea><script>' };
    const response = await client.sendForm({ ...typed, area: 'Punggol', page: '/punggol' });
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const $ = cheerio.load(await response.text());
    expect($('script')).toHaveLength(0);
    expect($('[name=name]').val()).toBe(typed.name);
    expect($('[name=email]').val()).toBe('a visitor');
    expect($('[name=message]').val()).toBe(typed.message);
    expect($('[name=service] [selected]').attr('value')).toBe('Weekly Cleaning');
    expect($('[name=area]').val()).toBe('Punggol');
    expect($('#email-mistake').text()).toBe('Type an email address such as name@example.com.');
    expect($('[name=email]').attr('aria-describedby')).toBe('email-mistake');
    expect($('a[href^="tel:"]').attr('href')).toBe('tel:+6500000000');
    expect($('a').last().attr('href')).toBe('https://sapu.example/punggol');
    const own = 'https://project.example/functions/v1/send-contact-email';
    expect(new URL($('form').attr('action')!, `${own}#name`).href).toBe(own);
  });

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/a"onclick="x'])(
    'never links back to %s',
    async (page) => {
      const response = await client.sendForm({ page });
      expect(
        cheerio
          .load(await response.text())('a')
          .last()
          .attr('href'),
      ).toBe('https://sapu.example/contact');
    },
  );
});

describe('limits', () => {
  test('are answered with the time to wait', async () => {
    const client = new EnquiryClient(database.sql, { perAddress: 1 });
    await client.sendJson(visitor);
    const response = await client.sendJson({ ...visitor, message: 'Another.' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(590);
    expect(await response.json()).toEqual({
      error: 'limited',
      message: 'Too many messages came at once. Please try again in 10 minutes, or call us.',
    });
    expect(await rows()).toMatchObject([visitor]);
  });

  test('are shown on a page if the form has no JavaScript', async () => {
    const client = new EnquiryClient(database.sql, { perAddress: 1 });
    await client.sendForm(visitor);
    const response = await client.sendForm({ ...visitor, message: 'Another.' });
    expect(response.status).toBe(429);
    const $ = cheerio.load(await response.text());
    expect($('h1').text()).toBe('Your message was not sent yet');
    expect($('[role=alert]').text()).toBe(
      'Too many messages came at once. Please try again in 10 minutes, or call us.',
    );
    expect($('main a[href="tel:+6500000000"]').text()).toBe('+65 0000 0000');
    for (const [name, value] of Object.entries({ ...visitor, message: 'Another.' })) {
      const control = $(`[name=${name}]`);
      expect(control.val() ?? control.find('[selected]').text(), name).toBe(value);
    }
    expect(await rows()).toMatchObject([visitor]);
  });
});

describe('without its database', () => {
  const away = () => postgres('postgres://postgres:password@127.0.0.1:9/postgres', { connect_timeout: 1, max: 1 });

  test('the visitor gets an error within two seconds, and the log has the reason', async () => {
    const sql = away();
    const started = performance.now();
    const client = new EnquiryClient(sql);
    const response = await client.sendJson(visitor);
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: 'unavailable' });
    expect(client.logged).toEqual([expect.stringContaining('"event":"database-error"')]);
    await sql.end({ timeout: 0 });
  });

  test('a form without JavaScript keeps the typed text', async () => {
    const sql = away();
    const response = await new EnquiryClient(sql).sendForm(visitor);
    expect(response.status).toBe(503);
    expect(
      cheerio
        .load(await response.text())('[name=name]')
        .val(),
    ).toBe('A visitor');
    await sql.end({ timeout: 0 });
  });
});

test('the log has no text of a visitor', async () => {
  await client.sendJson(visitor);
  await client.sendJson({ ...visitor, email: 'nobody' });
  await client.sendForm({ ...visitor, phone: '' });
  expect(client.logged).toHaveLength(1);
  for (const value of Object.values(visitor)) expect(client.logged.join()).not.toContain(value);
});
