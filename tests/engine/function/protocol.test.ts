import * as cheerio from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { largestBody } from '../../../supabase/functions/send-contact-email/body.ts';
import { newDatabase, type Database } from '../../support/database.ts';
import { EnquiryClient, site, visitor } from './enquiry-client.ts';

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

describe('a request that is not an enquiry', () => {
  const table: readonly [name: string, init: RequestInit, status: number, error: string][] = [
    ['GET', { method: 'GET' }, 405, 'method'],
    ['DELETE', { method: 'DELETE' }, 405, 'method'],
    ['broken JSON', { body: '{"name":', headers: { 'Content-Type': 'application/json' } }, 400, 'unreadable'],
    ['a list', { body: '[]', headers: { 'Content-Type': 'application/json' } }, 400, 'unreadable'],
    ['null', { body: 'null', headers: { 'Content-Type': 'application/json' } }, 400, 'unreadable'],
    ['no body', { headers: { 'Content-Type': 'application/json' } }, 400, 'unreadable'],
    ['XML', { body: '<a/>', headers: { 'Content-Type': 'text/xml' } }, 415, 'wrong-type'],
    ['a file', { body: new FormData() }, 415, 'wrong-type'],
    [
      'a body above the size limit',
      { body: JSON.stringify({ message: 'x'.repeat(largestBody) }), headers: { 'Content-Type': 'application/json' } },
      413,
      'too-large',
    ],
  ];

  test.each(table)('%s is rejected', async (_name, init, status, error) => {
    const response = await client.send(init);
    expect(response.status).toBe(status);
    const answer = (await response.json()) as { error: string; message: string };
    expect(answer.error).toBe(error);
    expect(answer.message).toMatch(/^[A-Z].*\.$/);
  });

  test('a body above the size limit without Content-Length is rejected', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(1024).fill(32));
      },
    });
    const init = { body, headers: { 'Content-Type': 'application/json' }, duplex: 'half' } as RequestInit;
    expect((await client.send(init)).status).toBe(413);
  });

  test('a form without JavaScript that is too long gets an error page, with the typed text or a way back to it', async () => {
    const response = await client.sendForm({ ...visitor, message: 'x'.repeat(largestBody) });
    expect(response.status).toBe(413);
    const long = await client.sendForm({ ...visitor, message: 'x'.repeat(200_000) });
    expect(long.status).toBe(422);
    expect(await long.text()).toContain('x'.repeat(200_000));
    const $ = cheerio.load(await response.text());
    expect($('[role=alert]').text()).toBe('The message is too long. Please shorten it.');
    expect($('main').text()).toContain('Go back with your browser: what you typed is still there.');
    expect($('form')).toHaveLength(0);
  });
});

describe('another origin', () => {
  const preflight = (origin: string) => client.send({ method: 'OPTIONS', headers: { Origin: origin } });

  test('that is allowed may send requests and read the answers', async () => {
    const response = await preflight(site);
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(site);
    for (const name of ['authorization', 'apikey', 'content-type', 'x-client-info', 'traceparent', 'x-retry-count']) {
      expect(response.headers.get('access-control-allow-headers')).toContain(name);
    }
    const answer = await client.sendJson(visitor, { Origin: site });
    expect(answer.headers.get('access-control-allow-origin')).toBe(site);
  });

  test.each(['https://evil.example', 'null', 'https://sapu.example.evil.example'])(
    '%s may only read why it is refused',
    async (origin) => {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBe(origin);
      const answer = await client.sendJson(visitor, { Origin: origin });
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      expect(answer.headers.get('vary')).toBe('Origin');
      expect([answer.status, await answer.json()]).toMatchObject([403, { error: 'other-site' }]);
      expect(await database.sql`select from contact.enquiries`).toHaveLength(0);
    },
  );

  test('that is not allowed cannot send forms: the answer is a page with a link to the site', async () => {
    const init = { body: new URLSearchParams(visitor), headers: { Origin: 'https://evil.example' } };
    const response = await client.send(init);
    expect(response.status).toBe(403);
    const $ = cheerio.load(await response.text());
    expect($('form')).toHaveLength(0);
    expect($('main a').last().attr('href')).toBe(`${site}/contact`);
    expect(await database.sql`select from contact.enquiries`).toHaveLength(0);
  });

  test.each([
    ['the function, whose error page contains the form', { Origin: 'https://project.example' }],
    ['a sandbox in which a host serves that page', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
    ['a page without a referrer', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    ['a page without a referrer, in an old browser', { Origin: 'null' }],
  ])('of %s may send a form', async (_name, headers) => {
    expect((await client.send({ body: new URLSearchParams(visitor), headers })).status).toBe(303);
  });
});
