import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { emitHeaders } from '../../../scripts/build/emit/hosting.ts';
import { emitSecurityText, securityTextAddress } from '../../../scripts/build/emit/sitemap.ts';
import { check } from '../../../src/checks/check-content.ts';
import { siteServer } from '../../../scripts/local/server/site-server.ts';
import { applyChanges, copyContent } from '../../support/content-copy.ts';

const root = copyContent();
afterAll(() => rmSync(root, { recursive: true }));

const textAt = (committed?: string) =>
  emitSecurityText(check(root).content, committed === undefined ? undefined : Date.parse(committed) / 1000)[0]?.text;

test('security.txt is served as text in UTF-8', async () => {
  const { content } = check(root);
  const folder = join(root, 'public');
  const files = [{ path: 'public/404.html', text: '' }, ...emitSecurityText(content, 0), emitHeaders(content, [], [])];
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const server = siteServer(folder).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${securityTextAddress}`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toMatch(/^Contact: mailto:/);
  server.close();
});

test('security.txt has the contact of the content, and expires within a year of the newest commit', () => {
  const lines = ['Contact: mailto:hello@sapu.example', 'Expires: 2027-02-28T00:00:00Z', 'Preferred-Languages: en-SG'];
  const canonical = 'Canonical: https://sapu.example/.well-known/security.txt';
  expect(textAt('2026-03-01T08:00:00+08:00')).toBe([...lines, canonical, ''].join('\n'));
  expect(textAt(), 'without a commit there is no date of its last review').toBeUndefined();

  applyChanges(root, [
    { file: 'data/site.yaml', replace: ['hello@sapu.example', 'servus@lindenhaus.example'] },
    { file: 'data/site.yaml', replace: ['url: https://sapu.example', 'url: https://lindenhaus.example'] },
    { file: 'data/site.yaml', replace: ['language: en-SG', 'language: de'] },
  ]);
  expect(textAt('2026-11-22T09:00:00Z')?.split('\n').slice(0, 4)).toEqual([
    'Contact: mailto:servus@lindenhaus.example',
    'Expires: 2027-11-21T09:00:00Z',
    'Preferred-Languages: de',
    'Canonical: https://lindenhaus.example/.well-known/security.txt',
  ]);
});
