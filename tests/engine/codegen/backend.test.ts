import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { check } from '../../../src/checks/check-content.ts';
import { formatProblem } from '../../../src/content/problem.ts';
import type { Change } from '../../support/content-copy.ts';
import { emittedIn } from '../../support/emitted.ts';
import { sharedCopy } from '../../support/shared-copy.ts';

const url = 'https://project.supabase.example';
const other = 'https://other.example';
const inYaml: Change = { file: 'data/site.yaml', replace: ['url: ""', `url: ${other}`] };

test.each<[to: string, action: string, environment: Record<string, string>, changes?: Change[]]>([
  ['the site itself if no backend is set', '', {}],
  ['the backend in the environment of the build', url, { ENQUIRY_URL: url, ENQUIRY_KEY: 'sb_publishable_x' }, [inYaml]],
  ['that of data/site.yaml if a variable is empty', other, { ENQUIRY_URL: '', ENQUIRY_KEY: ' ' }, [inYaml]],
])("enquiries go to %s, which the pages' policy allows", async (_, backend, environment, changes) => {
  const { text } = await emittedIn(environment, changes);
  const key = environment['ENQUIRY_KEY']?.trim() ?? '';
  expect(text('site.ts').replaceAll(/\s/g, '')).toContain(
    `"enquiries":{"action":"${backend}/functions/v1/send-contact-email","key":"${key}"}`,
  );
  const allowed = `'self'${backend && ` ${backend}`};`;
  for (const name of ['connect-src', 'form-action']) expect(text('public/_headers')).toContain(`${name} ${allowed}`);
  if (backend !== other) expect(text('site.ts') + text('public/_headers')).not.toContain(other);
});

describe("the worker of the owner's pages and of enquiries", () => {
  type Answer = (request: Request, env?: Record<string, string>) => Promise<Response>;
  let answer: Answer;
  let asked: Request[];
  /** What the function, or the gateway before it, answers. */
  let given: Response;
  beforeAll(async () => {
    const { text } = await emittedIn({ ENQUIRY_URL: url });
    const module = `data:text/javascript,${encodeURIComponent(text('public/_worker.js'))}`;
    answer = ((await import(module)) as { default: { fetch: Answer } }).default.fetch;
  });
  beforeEach(() => {
    asked = [];
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      asked.push(new Request(address, init));
      return Promise.resolve(given);
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  /** An answer of the function, with these headers of its own. */
  const own = (...headers: readonly string[][]) => ({ headers: { 'x-own-headers': JSON.stringify(headers) } });
  const ask = (method: string, path = '/office') => answer(new Request(`https://sapu.example${path}`, { method }));

  test('shows that the pages cannot be reached if the answer is not one of the function', async () => {
    for (const body of ['{"code":"BOOT_ERROR","message":"Function failed to start"}', '<html>', '']) {
      for (const [method, path] of [['GET'], ['POST', '/office/answered']] as const) {
        given = new Response(body, { status: 503 });
        const shown = await ask(method, path);
        expect([shown.status, await shown.text()], body).toEqual([502, expect.stringContaining('cannot be reached')]);
      }
    }
  });

  test("passes an enquiry on, with the visitor's address only if it has the secret", async () => {
    const path = '/functions/v1/send-contact-email';
    const headers = { 'cf-connecting-ip': '198.51.100.1', 'x-visitor-address': '6.6.6.6', authorization: 'Bearer x' };
    for (const [env, sent] of [
      [{ DRAIN_SECRET: 'a secret' }, ['198.51.100.1', 'Bearer a secret']],
      [{}, [null, null]],
    ] as const) {
      given = new Response('{"id":"x"}', own(['content-type', 'application/json']));
      const init = { method: 'POST', headers, body: '{"name":"Ana"}' };
      const shown = await answer(new Request(`https://sapu.example${path}`, init), env);
      expect([shown.status, await shown.json()]).toEqual([200, { id: 'x' }]);
      const passed = asked.pop()!;
      expect([passed.url, await passed.text()]).toEqual([url + path, init.body]);
      expect(['x-visitor-address', 'authorization'].map((name) => passed.headers.get(name))).toEqual(sent);
    }
    expect((await ask('GET', `${path}/drain`)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  test("passes an answer on in parts, as it comes, with the function's own headers", async () => {
    const parts = ['head', 'rows'].map((text) => new TextEncoder().encode(text));
    const stream = new ReadableStream({ pull: (to) => (parts[0] ? to.enqueue(parts.shift()) : undefined) });
    const headers = ['content-type', 'set-cookie', 'set-cookie'].map((name, index) => [name, `${name}-${index}`]);
    given = new Response(stream, own(...headers));
    given.headers.set('content-encoding', 'gzip');
    given.headers.set('content-security-policy', 'sandbox');
    const shown = await ask('GET', '/office/export');
    expect([...shown.headers]).toEqual(headers);
    // The stream never ends, so the whole cannot have been read.
    expect(new TextDecoder().decode((await shown.body!.getReader().read()).value)).toBe('head');
  });

  test('asks with GET for the answer to HEAD, and shows only its headers', async () => {
    given = new Response('a page', { ...own(['x-robots-tag', 'noindex']), status: 403 });
    const shown = await ask('HEAD', '/office/export?status=new');
    const [{ method, url: address }] = asked as [Request];
    expect([method, address]).toEqual(['GET', `${url}/functions/v1/send-contact-email/office/export?status=new`]);
    expect([shown.status, shown.headers.get('x-robots-tag'), await shown.text()]).toEqual([403, 'noindex', '']);
  });
});

describe('a build fails', () => {
  const { root, after } = sharedCopy();

  test('with an address in the environment that is none', () => {
    const tails = ['/', '?a=b', ` ${url}`, ';evil.example'].map((tail) => url + tail);
    for (const address of ['project.supabase.co', 'http://project.supabase.co', ...tails]) {
      const places = check(root, { ENQUIRY_URL: address }).problems.map(({ rule, place }) => `${place.file} ${rule}`);
      expect(places, address).toContain('ENQUIRY_URL backend-address');
    }
  });

  const claims = Buffer.from('{"iss":"supabase","role":"service_role"}').toString('base64url');

  test.each(['sb_secret_abcdefgh', `eyJhbGciOiJIUzI1NiJ9.${claims}.c2lnbmF0dXJl`])(
    'with the secret key %s, which is not shown',
    (key) => {
      const inEnvironment = check(root, { ENQUIRY_KEY: key }).problems;
      const inData = after({ file: 'data/site.yaml', replace: ['key: ""', `key: ${key}`] }).problems;
      expect([inEnvironment.length, inData.length]).toEqual([1, 1]);
      expect([...inEnvironment, ...inData].map(formatProblem).join()).not.toContain(key);
    },
  );
});
