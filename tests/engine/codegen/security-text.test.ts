import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { check } from '../../../scripts/checks/check-content.ts';
import { emit } from '../../../scripts/generate.ts';
import { run } from '../../../scripts/run.ts';
import { siteServer } from '../../../scripts/local/server/site-server.ts';
import { applyChanges, copyContent } from '../../support/content-copy.ts';
import { commitAll } from '../../support/git.ts';

let root: string;
beforeEach(() => {
  root = copyContent();
});
afterEach(() => rmSync(root, { recursive: true }));

function commit(date: string): void {
  vi.stubEnv('GIT_COMMITTER_DATE', date);
  commitAll(root);
  vi.unstubAllEnvs();
}

async function emitted(): Promise<Map<string, string>> {
  const files = await emit(root, check(root).content);
  return new Map(files.flatMap((file) => ('text' in file ? [[file.path, file.text]] : [])));
}

const path = join('public', '.well-known', 'security.txt');

test('security.txt has the contact of the content, and expires within a year of the newest commit', async () => {
  commit('2026-03-01T08:00:00+08:00');
  const lines = ['Contact: mailto:hello@sapu.example', 'Expires: 2027-02-28T00:00:00Z', 'Preferred-Languages: en-SG'];
  const canonical = 'Canonical: https://sapu.example/.well-known/security.txt';
  expect((await emitted()).get(path)).toBe([...lines, canonical, ''].join('\n'));

  applyChanges(root, [
    { file: 'data/site.yaml', replace: ['hello@sapu.example', 'servus@lindenhaus.example'] },
    { file: 'data/site.yaml', replace: ['url: https://sapu.example', 'url: https://lindenhaus.example'] },
    { file: 'data/site.yaml', replace: ['language: en-SG', 'language: de'] },
  ]);
  commit('2026-11-22T09:00:00Z');
  expect((await emitted()).get(path)?.split('\n').slice(0, 4)).toEqual([
    'Contact: mailto:servus@lindenhaus.example',
    'Expires: 2027-11-21T09:00:00Z',
    'Preferred-Languages: de',
    'Canonical: https://lindenhaus.example/.well-known/security.txt',
  ]);
});

test('a commit that changes no content postpones the expiry, because publishing confirms the contact', async () => {
  commit('2026-03-01T08:00:00Z');
  writeFileSync(join(root, 'README.md'), 'Read me.');
  commit('2026-04-01T08:00:00Z');
  expect((await emitted()).get(path)).toContain('Expires: 2027-03-31T08:00:00Z\n');
});

test('security.txt is served as text in UTF-8', async () => {
  commit('2026-03-01T08:00:00Z');
  expect(await run(root)).toMatchObject({ exitCode: 0 });
  const folder = join(root, 'src/generated/public');
  writeFileSync(join(folder, '404.html'), '');
  const server = siteServer(folder).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/.well-known/security.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toMatch(/^Contact: mailto:/);
  server.close();
});

test('without a commit there is no date of its last review, so no security.txt is emitted', async () => {
  const files = await emitted();
  expect(files.has('public/robots.txt')).toBe(true);
  expect(files.has(path)).toBe(false);
});
