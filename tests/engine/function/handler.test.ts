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

/** A cell of the price board, and its words. */
const choice = 'weekly-cleaning.condo';
const words = 'Weekly, condo, 3–4 h';

describe('JSON from the client', () => {
  test('is stored with the version of the privacy notice, and answered with its id', async () => {
    const id = randomUUID();
    const place = { area: 'Punggol', page: '/punggol' };
    const response = await service.sendJson({ ...visitor, ...place, id, choice });
    expect([response.status, await response.json()]).toEqual([200, { id }]);
    const stored = {
      ...visitor,
      ...place,
      id,
      status: 'new',
      consent_version: company.notice,
      more: { choice: words },
    };
    expect(await rows()).toMatchObject([stored]);
    // Another choice makes another enquiry of the same text.
    await service.sendJson(visitor);
    expect(await rows()).toHaveLength(2);
  });

  test('with the id of another enquiry is rejected', async () => {
    const id = randomUUID();
    await service.sendJson({ ...visitor, id });
    const response = await service.sendJson({ ...visitor, id, message: 'Four rooms.' });
    const message = 'This form was sent before with other words. Please send it again.';
    expect([response.status, await response.json()]).toEqual([409, { error: 'conflict', message }]);
  });

  test('with mistakes gets a message for each field', async () => {
    const response = await service.sendJson({ ...visitor, name: '', email: 'a visitor' });
    const fields = { name: 'Type your name.', email: 'Type an email address such as name@example.com.' };
    const answer = { error: 'mistakes', message: 'Please correct the highlighted fields.', fields };
    expect([response.status, await response.json()]).toEqual([422, answer]);
    expect(await rows()).toHaveLength(0);
  });

  test('with a filled trap is stored as spam without mails, with the usual answer', async () => {
    expect((await service.sendJson({ ...visitor, website: 'https://example.com' })).status).toBe(200);
    expect(await rows()).toMatchObject([{ status: 'spam' }]);
    expect(await mails()).toBe(0);
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

  test('is kept on the page about other mistakes', async () => {
    const page = await pageOf(await service.sendForm({ ...other, name: '' }));
    expect([page('[name=service] [selected]').val(), page('.problem').length]).toEqual([other.service, 1]);
  });
});

describe('a form without JavaScript', () => {
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
    expect($('#email-problem').text()).toBe('Type an email address such as name@example.com.');
    expect($('[name=email]').attr('aria-describedby')).toBe('email-problem');
    expect($('a[href^="tel:"]').attr('href')).toBe('tel:+6500000000');
    expect($('a').last().attr('href')).toBe(`${site}/punggol`);
    const own = 'https://project.example/functions/v1/send-contact-email';
    expect(new URL($('form').attr('action')!, `${own}#name`).href).toBe(own);
  });

  test('keeps a choice and an address from beside the form on the page about mistakes', async () => {
    const page = await pageOf(await service.sendForm({ ...visitor, message: '', choice, block: '88A' }));
    expect(page('form').text()).toContain(words);
    expect([page('[name=choice]').val(), page('[name=block]').val()]).toEqual([choice, '88A']);
  });

  test('with a choice that contradicts the service is asked for the service again, and only that is sent', async () => {
    const response = await service.sendForm({ ...visitor, service: 'Other', choice });
    const page = await pageOf(response);
    expect([response.status, page('[name=choice]').length]).toEqual([422, 0]);
    expect(page('#service-problem').text()).toContain(words);
    expect(await rows()).toEqual([]);
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
  service.start({}, { sql: away.sql });
  const response = await service.sendJson(visitor);
  expect([response.status, await response.json()]).toMatchObject([503, { error: 'unavailable' }]);
  expect(service.logged.map(({ event }) => event)).toContain('database-error');
  const page = await service.sendForm(visitor);
  expect([page.status, (await pageOf(page))('[name=name]').val()]).toEqual([503, 'A visitor']);
  await away.end();
});
