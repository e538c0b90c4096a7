import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { siteServer } from '../../../scripts/serve/site-server.ts';
import { freePort } from '../../support/database.ts';
import { findNginx, writeConfig } from '../../support/nginx.ts';

const site = 'dist/client';
const nginx = findNginx();
if (nginx === undefined) console.log('nginx was not tried: there is none. apt-get install nginx-light brings it.');

const paths = [
  '/',
  '/punggol',
  '/punggol?from=mail',
  '/punggol/',
  '/punggol.html',
  '/boon-lay/?x=1',
  '/index.html',
  '/404',
  '/no-such-page',
  '/not/a/page',
  '/none/of/these/pages',
  '/_headers',
  '/_redirects',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/og/index.png',
  '/frames/third-party/map',
  '/frames/third-party/reviews',
];
/** What hosts say in words of their own. */
const said = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];

const ofFunction = { 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' };

async function answer(origin: string, path: string) {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const [type] = (response.headers.get('content-type') ?? '').split(';');
  const headers = said.map((name) => `${name}: ${response.headers.get(name)}`);
  const isMoved = response.status >= 300 && response.status < 400;
  return { status: response.status, headers, ...(!isMoved && { type, body: await response.text() }) };
}

describe.skipIf(nginx === undefined)('nginx, configured from what the build leaves,', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const own = siteServer(site, (path, _, response) => {
    if (path.startsWith('/functions/')) response.writeHead(422, ofFunction).end('What the function says.');
    else if (path === '/_local') response.end('What is kept on the machine of whoever builds this site.');
    else return false;
    return true;
  });
  let server: ChildProcess;
  let [ours, theirs] = ['', ''];
  beforeAll(async () => {
    const port = await freePort();
    own.listen(0, '127.0.0.1');
    await once(own, 'listening');
    ours = `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
    theirs = `http://127.0.0.1:${port}`;
    server = spawn(nginx!, ['-c', writeConfig(folder, site, port, ours)], { stdio: 'inherit' });
    await vi.waitFor(() => fetch(theirs), { timeout: 10_000 });
  });
  afterAll(async () => {
    own.close();
    server.kill('SIGQUIT');
    await once(server, 'exit');
    rmSync(folder, { recursive: true });
  });

  test.each(paths)('answers %s as the server of this project does', async (path) => {
    const [expected, answered] = await Promise.all([answer(ours, path), answer(theirs, path)]);
    expect(answered).toEqual(expected);
  });

  test('hands forms to the function, whose answers keep the headers of their own', async () => {
    const answered = await fetch(`${theirs}/functions/v1/enquiry`, { method: 'POST', body: 'name=Ana' });
    expect(answered.status).toBe(422);
    const own = said.map((name) => [name, answered.headers.get(name)] as const).filter(([, value]) => value !== null);
    expect(Object.fromEntries(own)).toEqual(ofFunction);
  });

  test('shows nobody the enquiries', async () => {
    const answered = await fetch(`${theirs}/_local`);
    expect(answered.status).toBe(404);
  });
});
