import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type RequestOptions, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteServer } from '../../../scripts/local/server/site-server.ts';
import { listen } from '../../support/listen.ts';

let folder: string;
let server: Server;
let origin: string;

function build(word: string): void {
  writeFileSync(join(folder, '_headers'), `/*\n  X-Word: ${word}\n`);
  writeFileSync(join(folder, '_redirects'), `/old /${word} 301\n`);
  writeFileSync(join(folder, '404.html'), `no ${word}`);
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, 'page.html'), `the page says ${word}`);
}

/** Requests a path exactly as it is written; a browser would normalise it. */
async function ask(path: string, { method = 'GET', headers = {} }: RequestOptions = {}) {
  const asked = request(origin, { path, method, headers, timeout: 5_000 }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { text: await readText(answer), status: answer.statusCode, headers: answer.headers };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  build('one');
  server = siteServer(folder);
  origin = await listen(server);
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the server serves a new build without a restart', async () => {
  for (const word of ['one', 'another, which is longer']) {
    build(word);
    const page = await ask('/page');
    expect(page.text).toBe(`the page says ${word}`);
    expect(page.headers['x-word']).toBe(word);
    expect(await ask('/none')).toMatchObject({ status: 404, text: `no ${word}` });
  }
  build('last');
  expect((await ask('/old')).headers.location).toBe('/last');
});

test('old addresses redirect as they are written, with capitals, an ending or percent signs', async () => {
  for (const from of ['/About-Us', '/index.php', '/caf%C3%A9', '/caf%E9']) {
    writeFileSync(join(folder, '_redirects'), `${from} /page 301\n`);
    expect((await ask(`${from}?a=b`)).headers.location, from).toBe('/page?a=b');
  }
});

test('while the folder is empty during a build, the server answers with an error and keeps running', async () => {
  rmSync(folder, { recursive: true });
  expect(await ask('/page')).toMatchObject({ status: 404, text: '' });
});

test('an answer has the headers of its address, and is compressed if it can be', async () => {
  expect((await ask('/none%0a')).headers['x-word']).toBe('one');
  writeFileSync(join(folder, 'page.html.br'), 'not really brotli');
  const compressed = await ask('/page', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
});

test.each([
  ['/page/', 200],
  ['/../page', 404],
  ['/%E0%A4%A', 404],
  ['*', 404],
  ['//other.example/', 404],
  ['/page%00', 404],
  [`/${'x'.repeat(5_000)}`, 404],
])('%s is answered with %i, and the server keeps running', async (path, status) => {
  const { status: given, headers } = await ask(path);
  expect([given, headers.location]).toEqual([status, undefined]);
  expect((await ask('/page')).status).toBe(200);
});

test('pages are only read', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
    const { status, headers } = await ask('/page', { method });
    expect([status, headers.allow], method).toEqual([405, 'GET, HEAD']);
  }
});
