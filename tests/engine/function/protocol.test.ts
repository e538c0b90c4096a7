import * as cheerio from 'cheerio';
import { describe, expect, test } from 'vitest';
import { largestBody } from '../../../supabase/functions/send-contact-email/body.ts';
import { site, useFunction } from './harness.ts';
import { visitor } from './visitor.ts';

const service = useFunction();
const rows = () => service.database.sql`select from contact.enquiries`;

const asJson = { headers: { 'Content-Type': 'application/json' } };
/** A body without Content-Length. */
const endless = () =>
  new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024).fill(32)) }) as BodyInit;

test.each<[what: string, init: RequestInit, status: number, error: string]>([
  ['GET', { method: 'GET' }, 405, 'method'],
  ['broken JSON', { body: '{"name":', ...asJson }, 400, 'unreadable'],
  ['null', { body: 'null', ...asJson }, 400, 'unreadable'],
  ['no body', asJson, 400, 'unreadable'],
  ['XML', { body: '<a/>', headers: { 'Content-Type': 'text/xml' } }, 415, 'wrong-type'],
  ['a file', { body: new FormData() }, 415, 'wrong-type'],
  ['a body above the size limit', { body: `"${'x'.repeat(largestBody)}"`, ...asJson }, 413, 'too-large'],
  ['the same without Content-Length', { body: endless(), ...asJson, duplex: 'half' } as RequestInit, 413, 'too-large'],
])('a request that is not an enquiry (%s) is rejected', async (_what, init, status, error) => {
  const response = await service.fetch('', { method: 'POST', ...init });
  const answer = { status: response.status, ...((await response.json()) as { error: string; message: string }) };
  expect(answer).toEqual({ status, error, message: expect.stringMatching(/^[A-Z].*\.$/) as string });
});

describe('another origin', () => {
  const preflight = (origin: string) => service.fetch('', { method: 'OPTIONS', headers: { Origin: origin } });

  test('that is allowed may send requests and read the answers', async () => {
    const response = await preflight(site);
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, site]);
    for (const name of ['authorization', 'apikey', 'content-type', 'x-client-info', 'traceparent', 'x-retry-count']) {
      expect(response.headers.get('access-control-allow-headers')).toContain(name);
    }
    const answer = await service.sendJson(visitor, { Origin: site });
    expect(answer.headers.get('access-control-allow-origin')).toBe(site);
  });

  test.each([
    ['https://sapu.example', 'https://www.sapu.example'],
    ['https://www.sapu.example', 'https://sapu.example'],
  ])(
    'of the site %s may be %s: its enquiries are stored, and a form leads to its own thank-you page',
    async (url, Origin) => {
      service.start({ SITE_URL: url });
      expect((await service.sendJson(visitor, { Origin })).status).toBe(200);
      const { status, headers } = await service.sendForm({ ...visitor, message: 'Two.' }, { Origin });
      expect([status, headers.get('location')]).toEqual([303, `${Origin}/thank`]);
      expect(await rows()).toHaveLength(2);
    },
  );

  test.each(['https://evil.example', 'null', 'https://sapu.example.evil.example'])(
    '%s may only read why it is refused',
    async (origin) => {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBe(origin);
      const answer = await service.sendJson(visitor, { Origin: origin });
      const headers = ['access-control-allow-origin', 'access-control-allow-credentials', 'vary'];
      expect(headers.map((name) => answer.headers.get(name))).toEqual([origin, null, 'Origin']);
      expect([answer.status, await answer.json()]).toMatchObject([403, { error: 'other-site' }]);
      expect(await rows()).toHaveLength(0);
    },
  );

  test('that is not allowed cannot send forms: the answer is a page with a link to the site', async () => {
    const response = await service.sendForm(visitor, { Origin: 'https://evil.example' });
    expect(response.status).toBe(403);
    const $ = cheerio.load(await response.text());
    expect([$('form').length, $('main a').last().attr('href')]).toEqual([0, `${site}/contact`]);
    expect(await rows()).toHaveLength(0);
  });

  test.each<[string, Record<string, string>]>([
    ['the function, whose error page contains the form', { Origin: 'https://project.example' }],
    ['a sandbox in which a host serves that page', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
    ['a page without a referrer', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ])('of %s may send a form', async (_name, headers) => {
    expect((await service.sendForm(visitor, headers)).status).toBe(303);
  });

  test('that is hidden: its forms share the limit of one visitor, and their typed text is kept', async () => {
    service.start({ LIMIT_PER_ADDRESS: '2' });
    const send = (number: number, headers: Record<string, string>) => {
      const body = new URLSearchParams({ ...visitor, message: `Room ${number}` });
      return service.fetch('', { method: 'POST', body, headers }, `198.51.${number}.7`);
    };
    // A sandboxed frame or page, and a page of our site on a host that adds "Referrer-Policy: no-referrer".
    const framed = { Origin: 'null', 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'iframe' };
    const whole = { ...framed, 'Sec-Fetch-Dest': 'document' };
    const answers = await Promise.all(
      [framed, whole, { Origin: 'null' }, framed].map((own, index) => send(index, own)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 303, 429, 429]);
    const refused = cheerio.load(await answers.find(({ status }) => status === 429)!.text());
    expect(refused('[name=message]').val()).toMatch(/^Room \d$/);
    // Whoever presses the button of that page, or writes from our site, is not refused.
    for (const Origin of ['https://project.example', site]) expect((await send(8, { Origin })).status).toBe(303);
  });
});
