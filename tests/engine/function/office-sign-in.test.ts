import { randomBytes, randomUUID } from 'node:crypto';
import * as cheerio from 'cheerio';
import { describe, expect, test } from 'vitest';
import { createSigner, type Signer } from '../../../supabase/functions/send-contact-email/signer.ts';
import { secret } from './harness.ts';
import { pageOf, shown, tokenIn, useOffice } from './office.ts';
import { visitor } from './visitor.ts';

const office = useOffice();

/** Every address that shows or changes enquiries. */
const closed = [
  ...['', '?status=spam', 'export', 'forget'].map((route) => [route, 'GET'] as const),
  ...['forget', 'change', 'leave'].map((route) => [route, 'POST'] as const),
];

const form = (enquiry: string) => ({ enquiry, to: 'spam' });
const request = (route: string, method: string, enquiry: string, headers?: Record<string, string>) =>
  method === 'GET'
    ? office.get(route === 'forget' ? `forget?enquiry=${enquiry}` : route, headers)
    : office.post(route, form(enquiry), headers);
const isEnquiryList = async (answer: Response) => (await answer.text()).includes('Three rooms.');

describe('without a session', () => {
  test.each(closed)('"%s" %s shows and changes nothing', async (route, method) => {
    const id = await office.submit();
    const before = await office.everything();
    const answer = await request(route, method, id);
    const text = await answer.text();
    expect(cheerio.load(text)('h1').text()).toBe('Open the enquiries');
    for (const own of ['Three rooms.', 'visitor@example.com', 'office@sapu.example', id])
      expect(text).not.toContain(own);
    expect(await office.everything()).toBe(before);
  });

  test('no guess signs in, and the genuine link still does', async () => {
    const id = await office.submit();
    const key = tokenIn(await office.ask());
    const { sql } = office.database;
    const [{ id: signIn } = { id: '' }] = await sql<{ id: string }[]>`select id from contact.sign_ins`;
    await sql`insert into contact.sign_ins (id, kind, expires_at) values (${id}, 'session', now() + interval '1 day')`;
    const [header, payload] = key.split('.');
    const [own, other] = [secret, randomBytes(32).toString('hex')].map((one) => createSigner(one)) as [Signer, Signer];
    const signed = (signer: Signer, use: string, subject: string) =>
      signer.sign(use, { subject, issuedAt: new Date(0) });
    const guesses = [
      '',
      id,
      signIn,
      `${header}.${payload}.`,
      ...Object.values(await office.links(id)).map(tokenIn),
      // With another secret; or with ours, but for another use or for a sign-in that the database does not have.
      ...(await Promise.all([signed(other, 'session', id), signed(other, 'sign-in', signIn)])),
      ...(await Promise.all([signIn, randomUUID()].map((subject) => signed(own, 'session', subject)))),
      ...(await Promise.all([id, randomUUID()].map((subject) => signed(own, 'sign-in', subject)))),
    ];
    for (const guess of guesses) {
      const entered = await office.post('enter', { key: guess });
      expect([404, 410]).toContain(entered.status);
      expect(entered.headers.getSetCookie()).toEqual([]);
      expect(await isEnquiryList(await office.get('', { cookie: `__Secure-office=${guess}` }))).toBe(false);
    }
    expect(await sql`select from contact.sign_ins where kind = 'session'`).toHaveLength(1);
    await office.post('enter', { key });
    expect(await isEnquiryList(await office.get(''))).toBe(true);
  });
});

describe('a session', () => {
  test('ends after 12 hours', async () => {
    await office.submit();
    await office.signIn();
    office.clock.offset = 11 * 3_600_000;
    expect(await isEnquiryList(await office.get(''))).toBe(true);
    office.clock.offset = 13 * 3_600_000;
    expect(await isEnquiryList(await office.get(''))).toBe(false);
  });

  test('ends when the owner signs out, also for a copy of its cookie', async () => {
    await office.submit();
    await office.signIn();
    const copy = office.cookie;
    const left = await office.post('leave');
    expect(left.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(await shown(await office.get(left.headers.get('location')!))).toMatchObject({ note: 'You are signed out.' });
    expect(await isEnquiryList(await office.get('', { cookie: copy }))).toBe(false);
  });

  test.each([
    ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['of another host of the domain', { origin: 'https://blog.sapu.example', 'sec-fetch-site': 'same-site' }],
    ['of another site, in an old browser', { origin: 'https://evil.example' }],
    ['of a sandbox of another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['without an Origin', {}],
    ['of a script', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }],
  ])('does not let a form %s change anything, or send a sign-in link', async (_name, headers) => {
    const id = await office.submit();
    await office.signIn();
    const before = await office.everything();
    // A script of the same site may ask for a link, which needs no session, and whose answer shows nothing.
    const asks = 'sec-fetch-dest' in headers ? [] : ['ask'];
    for (const route of ['forget', 'change', 'leave', ...asks]) {
      expect((await request(route, 'POST', id, headers)).status).toBeGreaterThanOrEqual(400);
    }
    expect(await office.everything()).toBe(before);
  });

  test.each(['empty', 'iframe', 'script', 'image'])('is none for a request for "%s" of another page', async (dest) => {
    await office.submit();
    await office.signIn();
    expect(await isEnquiryList(await office.get('', { 'sec-fetch-dest': dest }))).toBe(false);
    expect(await isEnquiryList(await office.get('', { 'sec-fetch-dest': 'document' }))).toBe(true);
  });
});

test('answers may not be stored, indexed, framed or used as referrers, and pages have no scripts', async () => {
  const id = await office.submit();
  const { answered } = await office.links(id);
  const answers: Response[] = [];
  const get = async (address: string) => void answers.push(await office.get(address));
  for (const address of [answered, `${answered}x`, '', 'nowhere', await office.ask()]) await get(address);
  answers.push(await office.press(answered));
  await office.signIn();
  for (const address of ['', 'export', `forget?enquiry=${id}`]) await get(address);
  for (const route of ['change', 'forget']) answers.push(await office.post(route, form(id)));
  answers.push(await office.get('', {}, 'PUT'));
  for (const answer of answers) {
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
    );
    const $ = await pageOf(answer);
    expect([$('script, [onclick], [style], img, link').length, $('h1').length]).toEqual([0, 1]);
  }
});

test('without the database, the pages show an error', async () => {
  const id = await office.submit();
  const { answered } = await office.links(id);
  await office.database.sql`alter schema contact rename to away`;
  for (const answer of [await office.get(answered), await office.press(answered), await office.post('ask')]) {
    expect(await shown(answer)).toMatchObject({ status: 503, heading: 'The enquiries cannot be reached' });
  }
  await office.database.sql`alter schema away rename to contact`;
  expect(await office.statusOf(id)).toBe('new');
});

test.each(['a/b', 'answered/', 'export/x', '/drain', 'x/drain'])(
  'a form that is sent to "%s" below the pages is neither an enquiry nor a drain',
  async (path) => {
    expect((await office.post(path, visitor)).status).toBe(404);
    expect(await office.database.sql`select from contact.enquiries`).toHaveLength(0);
  },
);
