import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteServer } from '../../../scripts/serve/site-server.ts';

let folder: string;
let server: Server;

function build(word: string): void {
  writeFileSync(join(folder, '_headers'), `/*\n  X-Word: ${word}\n`);
  writeFileSync(join(folder, '_redirects'), `/old /${word} 301\n`);
  writeFileSync(join(folder, '404.html'), `no ${word}`);
  writeFileSync(join(folder, 'page.html'), `the page says ${word}`);
}

async function ask(path: string) {
  const { port } = server.address() as AddressInfo;
  const options = { redirect: 'manual', signal: AbortSignal.timeout(5_000) } as const;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, options);
  return { text: await answer.text(), status: answer.status, headers: answer.headers };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  build('one');
  server = siteServer(folder).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the server follows a build that is made beside it', async () => {
  for (const word of ['one', 'another, which is longer']) {
    build(word);
    const page = await ask('/page');
    expect(page.text).toBe(`the page says ${word}`);
    expect(page.headers.get('x-word')).toBe(word);
    expect(await ask('/none')).toMatchObject({ status: 404, text: `no ${word}` });
  }
  build('last');
  expect((await ask('/old')).headers.get('location')).toBe('/last');
});

test('while a build has emptied the folder, the server says so and goes on', async () => {
  rmSync(folder, { recursive: true });
  expect(await ask('/page')).toMatchObject({ status: 404, text: 'no one' });
});
