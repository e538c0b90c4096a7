import { randomUUID } from 'node:crypto';
import * as cheerio from 'cheerio';
import { describe, expect, test } from 'vitest';
import { largestBody } from '../../../supabase/functions/send-contact-email/body.ts';
import { openDatabase } from '../../../supabase/functions/send-contact-email/database.ts';
import { company } from './company.ts';
import { site, useFunction } from './harness.ts';
import { visitor } from './visitor.ts';

const service = useFunction();
const rows = () => service.database.sql`select * from contact.enquiries order by created_at`;
/** How many mails about an enquiry there are. */
const mails = async () => (await service.database.sql`select from contact.outbox where enquiry_id is not null`).length;
const pageOf = async (response: Response) => cheerio.load(await response.text());

describe('a choice in the price board', () => {
  const choice = 'weekly-cleaning.condo';
  const words = 'Weekly, condo, 3–4 h';
  const stored = async () => (await rows()).map(({ message, more }) => ({ message, more: more as unknown }));
  const { message } = visitor;

  test.each(['sendJson', 'sendForm'] as const)('is stored in words (%s)', async (send) => {
    await service[send]({ ...visitor, choice });
    expect(await stored()).toEqual([{ message, more: { choice: words } }]);
  });

  test.each(['constructor', '', 'weekly-cleaning.castle'])(
    'that the board does not have is ignored: "%s"',
    async (other) => {
      await service.sendForm({ ...visitor, choice: other });
      expect(await stored()).toEqual([{ message, more: {} }]);
    },
  );

  test('of a page that calls the service by another name is stored with that name', async () => {
    expect((await service.sendForm({ ...visitor, service: 'Weekly Clean', choice })).status).toBe(303);
    expect(await rows()).toMatchObject([{ service: 'Weekly Clean', more: { choice: words } }]);
  });

  test('that contradicts the service is not stored: the page asks for the service again, and only that is sent', async () => {
    const response = await service.sendForm({ ...visitor, service: 'Other', choice });
    const page = await pageOf(response);
    expect(response.status).toBe(422);
    expect(page('#service-mistake').text()).toContain(words);
    expect(page('[name=choice]')).toHaveLength(0);
    expect(await rows()).toEqual([]);
  });

  test('is kept and shown on the page about other mistakes, and so is an address from beside the form', async () => {
    const page = await pageOf(await service.sendForm({ ...visitor, message: '', choice, block: '88A' }));
    expect(page('form').text()).toContain(words);
    expect([page('[name=choice]').val(), page('[name=block]').val()]).toEqual([choice, '88A']);
    expect(page('#message-mistake').text()).not.toBe('');
  });

  test('makes another enquiry of the same text', async () => {
    await service.sendJson({ ...visitor, choice });
    await service.sendJson({ ...visitor });
    expect(await stored()).toHaveLength(2);
  });
});

describe('JSON from the client', () => {
  test('is stored with the version of the privacy notice, and answered with its id', async () => {
    const id = randomUUID();
    const place = { area: 'Punggol', page: '/punggol' };
    const response = await service.sendJson({ ...visitor, ...place, id, elapsed: 9_000, website: '' });
    expect([response.status, await response.json()]).toEqual([200, { id }]);
    expect(await rows()).toMatchObject([{ ...visitor, ...place, id, status: 'new', consent_version: company.notice }]);
  });

  test('with the id of another enquiry is rejected', async () => {
    const id = randomUUID();
    await service.sendJson({ ...visitor, id });
    const response = await service.sendJson({ ...visitor, id, message: 'Four rooms.' });
    expect([response.status, await response.json()]).toEqual([
      409,
      { error: 'conflict', message: 'This form was sent before with other words. Please send it again.' },
    ]);
  });

  test.each(['中', '🏠'])('with a message of 10,000 times %j is accepted, and so is a form', async (character) => {
    const message = character.repeat(10_000);
    const answers = [await service.sendJson({ ...visitor, message }), await service.sendForm({ ...visitor, message })];
    expect(answers.map(({ status }) => status)).toEqual([200, 303]);
  });

  test('stores the area only if the site has it, and the page only if it is a path', async () => {
    await service.sendJson({ ...visitor, area: 'Bedok', page: '/bedok' });
    await service.sendJson({ ...visitor, message: '2', area: 'Buy pills now', page: 'https://pills.example' });
    expect(await rows()).toMatchObject([
      { area: 'Bedok', page: '/bedok' },
      { area: null, page: null },
    ]);
  });

  test('with mistakes gets a message for each field', async () => {
    const response = await service.sendJson({
      email: 'a visitor',
      service: ' \u200B',
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
  ])('with %s is stored as spam without mails, with the usual answer', async (_name, extra) => {
    expect((await service.sendJson({ ...visitor, id: randomUUID(), ...extra })).status).toBe(200);
    expect(await rows()).toMatchObject([{ status: 'spam' }]);
    expect(await mails()).toBe(0);
  });

  test('keeps emoji and line breaks, and removes invisible characters', async () => {
    const name = 'Ana\u0000\u202Emoc.live\r\nBcc: x@example.com';
    await service.sendJson({ ...visitor, name, message: 'One 🏠\r\nTwo\u0007 \uD800 end' });
    expect(await rows()).toMatchObject([{ name: 'Anamoc.live Bcc: x@example.com', message: 'One 🏠\nTwo \uFFFD end' }]);
  });
});

describe('a service that the company does not have any more', () => {
  const other = { ...visitor, service: 'Old <b>Windows</b>' };

  test.each(['sendJson', 'sendForm'] as const)(
    'is stored as it was sent (%s), and only the company reads it',
    async (send) => {
      expect((await service[send](other)).status).toBeLessThan(400);
      expect(await rows()).toMatchObject([other]);
      await service.settled();
      expect(service.mailsOf('notify')[0]?.subject).toContain(other.service);
      expect(service.mailsOf('ack')).toHaveLength(1);
      expect(JSON.stringify(service.mailsOf('ack'))).not.toContain('Windows');
    },
  );

  test('is kept on the page about other mistakes, and has a limit', async () => {
    const page = await pageOf(await service.sendForm({ ...other, name: '' }));
    expect([page('[name=service] [selected]').val(), page('.mistake').length]).toEqual([other.service, 1]);
    const long = await pageOf(await service.sendForm({ ...visitor, service: 'x'.repeat(101) }));
    expect(long('#service-mistake').text()).toContain('100');
  });
});

describe('a form without JavaScript', () => {
  test('redirects to the thank-you page of the site', async () => {
    const response = await service.sendForm({ ...visitor, area: '', page: '/contact', website: '' });
    expect([response.status, response.headers.get('location')]).toEqual([303, `${site}/thank`]);
    expect(await rows()).toMatchObject([{ ...visitor, page: '/contact', area: null }]);
  });

  test('sent twice, or sent again by the scripts of the page, is one enquiry, whichever is first', async () => {
    const other = { ...visitor, message: 'Four rooms.' };
    await service.sendForm(visitor);
    expect((await service.sendForm(visitor)).status).toBe(303);
    const [{ id } = { id: '' }] = await rows();
    const answer = await service.sendJson({ ...visitor, id: randomUUID() });
    expect([answer.status, await answer.json()]).toEqual([200, { id }]);
    await service.sendJson({ ...other, id: randomUUID() });
    expect((await service.sendForm(other)).status).toBe(303);
    expect(await rows()).toMatchObject([visitor, other]);
    expect(await mails()).toBe(4);
  });

  test('with mistakes is answered with a page that has the messages and the typed text', async () => {
    const typed = { ...visitor, name: '<b>"Ana" & co</b>', email: 'a visitor', message: '\nLine\n</textarea><script>' };
    const response = await service.sendForm({ ...typed, area: 'Punggol', page: '/punggol' });
    expect([response.status, response.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
    const $ = await pageOf(response);
    expect($('script')).toHaveLength(0);
    expect($('[role=alert] p').text()).toBe('Please correct the highlighted fields.');
    expect($('[role=alert] a[href="#email"]').text()).toBe('Type an email address such as name@example.com.');
    for (const name of ['name', 'email', 'message'] as const) expect($(`[name=${name}]`).val()).toBe(typed[name]);
    expect($('[name=service] [selected]').attr('value')).toBe('Weekly Cleaning');
    expect($('[name=area]').val()).toBe('Punggol');
    expect($('#email-mistake').text()).toBe('Type an email address such as name@example.com.');
    expect($('[name=email]').attr('aria-describedby')).toBe('email-mistake');
    expect($('a[href^="tel:"]').attr('href')).toBe('tel:+6500000000');
    expect($('a').last().attr('href')).toBe(`${site}/punggol`);
    const own = 'https://project.example/functions/v1/send-contact-email';
    expect(new URL($('form').attr('action')!, `${own}#name`).href).toBe(own);
  });

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/a"onclick="x'])(
    'never links back to %s',
    async (page) => {
      const $ = await pageOf(await service.sendForm({ page }));
      expect($('a').last().attr('href')).toBe(`${site}/contact`);
    },
  );

  test('that is too long gets an error page, with the typed text or a way back to it', async () => {
    const long = await service.sendForm({ ...visitor, message: 'x'.repeat(200_000) });
    expect(long.status).toBe(422);
    expect(await long.text()).toContain('x'.repeat(200_000));
    const response = await service.sendForm({ ...visitor, message: 'x'.repeat(largestBody) });
    expect(response.status).toBe(413);
    const $ = await pageOf(response);
    expect($('[role=alert]').text()).toBe('The message is too long. Please shorten it.');
    expect($('main').text()).toContain('Go back with your browser: what you typed is still there.');
    expect($('form')).toHaveLength(0);
  });
});

test('a visitor above the limit gets the time to wait, as JSON and on a page that keeps the typed text', async () => {
  service.start({ LIMIT_PER_ADDRESS: '1' });
  await service.sendJson(visitor);
  const other = { ...visitor, message: 'Another.' };
  const message = 'Too many messages came at once. Please try again in 10 minutes, or call us.';
  const response = await service.sendJson(other);
  expect([response.status, await response.json()]).toEqual([429, { error: 'limited', message }]);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500);
  const page = await service.sendForm(other);
  const $ = await pageOf(page);
  expect([page.status, $('h1').text(), $('[role=alert]').text()]).toEqual([
    429,
    'Your message was not sent yet',
    message,
  ]);
  expect($('main a[href="tel:+6500000000"]').text()).toBe('+65 0000 0000');
  expect($('[name=message]').val()).toBe(other.message);
  expect(await rows()).toMatchObject([visitor]);
});

test('without its database, the visitor gets an error that keeps the typed text, and the log has the reason', async () => {
  const away = openDatabase('postgres://postgres:password@127.0.0.1:9/postgres', 1);
  service.start({}, {}, { sql: away.sql });
  const response = await service.sendJson(visitor);
  expect([response.status, await response.json()]).toMatchObject([503, { error: 'unavailable' }]);
  expect(service.logged.map(({ event }) => event)).toContain('database-error');
  const page = await service.sendForm(visitor);
  expect([page.status, (await pageOf(page))('[name=name]').val()]).toEqual([503, 'A visitor']);
  await away.end();
});
