import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type Server } from 'node:http';
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
  writeFileSync(join(folder, '_redirects'), `/old /${word} 301\n`);
  writeFileSync(join(folder, '404.html'), `no ${word}`);
  writeFileSync(join(folder, 'page.html'), `the page says ${word}`);
}

/** Requests a path exactly as it is written; a browser would normalise it. */
async function ask(path: string) {
  const [answer] = (await once(request(origin, { path }).end(), 'response')) as [IncomingMessage];
  return { text: await readText(answer), status: answer.statusCode, location: answer.headers.location };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  build('one');
  server = siteServer(folder);
  origin = await listen(server);
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('the server serves a new build without a restart', async () => {
  for (const word of ['one', 'another-which-is-longer', 'last']) {
    build(word);
    expect(await ask('/page')).toMatchObject({ status: 200, text: `the page says ${word}` });
    expect(await ask('/none')).toMatchObject({ status: 404, text: `no ${word}` });
    expect(await ask('/old?a=b')).toMatchObject({ status: 301, location: `/${word}?a=b` });
  }
});

test.each(['/../page', '/%E0%A4%A', '//other.example/', '/page%00'])(
  '%s is not found and leads nowhere, and the server keeps running',
  async (path) => {
    expect(await ask(path)).toEqual({ status: 404, text: 'no one', location: undefined });
    expect((await ask('/page')).status).toBe(200);
  },
);
