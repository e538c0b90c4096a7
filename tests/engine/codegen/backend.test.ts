import { rmSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from '../../../scripts/run.ts';
import { runScript } from '../../support/codegen-copy.ts';
import { applyChanges, copyContent } from '../../support/content-copy.ts';
import { emittedAfter, emittedIn, type EmittedTexts } from '../../support/emitted.ts';

const url = 'https://project.supabase.example';
const inYaml = { file: 'data/site.yaml', replace: ['url: ""', 'url: https://other.example'] } as const;

/** The text of the generated site.ts, without spaces. */
const siteOf = (text: EmittedTexts['text']) => text('site.ts').replaceAll(/\s/g, '');

describe('enquiries go', () => {
  test('to the site itself if no backend is set', async () => {
    const { text } = await emittedAfter();
    expect(siteOf(text)).toContain('"enquiries":{"action":"/functions/v1/send-contact-email","key":""}');
    expect(text('public/_headers')).toContain("connect-src 'self';");
    expect(text('public/_headers')).toContain("form-action 'self';");
  });

  test("to the backend in the environment of the build, which the pages' policy allows", async () => {
    const { text } = await emittedIn({ ENQUIRY_URL: url, ENQUIRY_KEY: 'sb_publishable_x' }, [inYaml]);
    expect(siteOf(text)).toContain(
      `"enquiries":{"action":"${url}/functions/v1/send-contact-email","key":"sb_publishable_x"}`,
    );
    expect(text('public/_headers')).toContain(`connect-src 'self' ${url};`);
    expect(text('public/_headers')).toContain(`form-action 'self' ${url};`);
    expect(text('site.ts') + text('public/_headers')).not.toContain('other.example');
  });

  test('to the backend of data/site.yaml if a variable is empty', async () => {
    const { text } = await emittedIn({ ENQUIRY_URL: '', ENQUIRY_KEY: ' ' }, [inYaml]);
    expect(text('public/_headers')).toContain("form-action 'self' https://other.example;");
  });

  test('to a backend on this machine', async () => {
    const { text } = await emittedIn({ ENQUIRY_URL: 'http://127.0.0.1:54321' });
    expect(text('public/_headers')).toContain("connect-src 'self' http://127.0.0.1:54321;");
  });
});

describe("the worker of the owner's pages", () => {
  type Answer = (request: Request) => Promise<Response>;
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
  const ask = (method: string, path = '/office') => answer(new Request(`https://sapu.example${path}`, { method }));

  test.each([
    '{"code":"BOOT_ERROR","message":"Function failed to start"}',
    '{"code":404,"message":"Requested function was not found"}',
    '{"status":"200","headers":[],"body":"x"}',
    '{"status":200,"headers":[]}',
    'null',
    '<html>',
    '',
  ])('shows that the pages cannot be reached if the answer is %s', async (body) => {
    for (const [method, path] of [['GET'], ['POST', '/office/answered']] as const) {
      given = new Response(body, { status: 503 });
      const shown = await ask(method, path);
      expect([shown.status, await shown.text()]).toEqual([502, expect.stringContaining('cannot be reached')]);
    }
  });

  test('asks with GET for the answer to HEAD, and shows only its headers', async () => {
    given = Response.json({ status: 403, headers: [['x-robots-tag', 'noindex']], body: 'a page' });
    const shown = await ask('HEAD', '/office/export?status=new');
    expect(asked.map(({ method, url: address }) => [method, address])).toEqual([
      ['GET', `${url}/functions/v1/send-contact-email/office/export?status=new`],
    ]);
    expect([shown.status, shown.headers.get('x-robots-tag'), await shown.text()]).toEqual([403, 'noindex', '']);
  });
});

describe('a build fails', () => {
  let root: string;
  beforeEach(() => {
    root = copyContent();
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test.each([
    'project.supabase.co',
    'http://project.supabase.co',
    `${url}/`,
    `${url}?a=b`,
    `${url} ${url}`,
    `${url};evil.example`,
  ])('with the address %s', async (address) => {
    const { exitCode, text } = await run(root, { environment: { ENQUIRY_URL: address }, checkOnly: true });
    expect(exitCode).toBe(1);
    expect(text).toContain('ENQUIRY_URL:1:1  backend-address\n');
  });

  test.each([
    'https://x; y',
    'https://x;y',
    'https://x:99999',
    'https://x?y',
    'https://user@x',
    String.raw`https://x\ny`,
  ])('with the address %s in data/site.yaml', async (address) => {
    applyChanges(root, [{ file: 'data/site.yaml', replace: ['url: ""', `url: "${address}"`] }]);
    const { exitCode, text, problems } = await run(root);
    expect({ exitCode, text }).toMatchObject({ exitCode: 1, text: expect.stringContaining('data/site.yaml:38:') });
    expect(problems.map(({ rule }) => rule)).toEqual(['wrong-form']);
  });

  const claims = Buffer.from('{"iss":"supabase","role":"service_role"}').toString('base64url');

  test.each(['sb_secret_abcdefgh', `eyJhbGciOiJIUzI1NiJ9.${claims}.c2lnbmF0dXJl`])(
    'with the secret key %s, which is not shown',
    async (key) => {
      const inEnvironment = await run(root, { environment: { ENQUIRY_KEY: key }, checkOnly: true });
      expect(inEnvironment.exitCode).toBe(1);
      applyChanges(root, [{ file: 'data/site.yaml', replace: ['key: ""', `key: ${key}`] }]);
      const inData = await run(root, { checkOnly: true });
      expect(inData.exitCode).toBe(1);
      expect(inEnvironment.text + inData.text).not.toContain(key);
    },
  );
});

test('npm run codegen reads its own environment', () => {
  const root = copyContent();
  const { code, error } = runScript(root, 'codegen.ts', ['--check'], { ENQUIRY_URL: 'nowhere' });
  rmSync(root, { recursive: true });
  expect(code).toBe(1);
  expect(error).toContain('ENQUIRY_URL:1:1  backend-address');
});
