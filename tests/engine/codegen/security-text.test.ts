import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { emitHeaders } from '../../../scripts/build/emit/hosting.ts';
import { emitSecurityText, securityTextAddress } from '../../../scripts/build/emit/sitemap.ts';
import { check } from '../../../src/checks/check-content.ts';
import { applyChanges, copyContent } from '../../support/content-copy.ts';

const root = copyContent();
afterAll(() => rmSync(root, { recursive: true }));

const textAt = (built: string) => emitSecurityText(check(root).content, new Date(built)).text;

test('security.txt is served as text in UTF-8', () => {
  const { text } = emitHeaders(check(root).content, [], []);
  expect(text).toContain(`${securityTextAddress}\n  Content-Type: text/plain; charset=utf-8\n`);
});

test('security.txt has the contact of the content, and is valid for 364 days from the day of its build, in UTC', () => {
  const lines = ['Contact: mailto:hello@sapu.example', 'Expires: 2027-02-28T00:00:00Z', 'Preferred-Languages: en-SG'];
  const canonical = 'Canonical: https://sapu.example/.well-known/security.txt';
  expect(textAt('2026-03-01T08:00:00+08:00')).toBe([...lines, canonical, ''].join('\n'));
  // Two builds of a day are the same.
  expect(textAt('2026-03-01T23:59:59Z')).toBe(textAt('2026-03-01T00:00:00Z'));
  expect(textAt('2029-07-30T06:05:04Z')).toContain('Expires: 2030-07-29T00:00:00Z');

  applyChanges(root, [
    { file: 'data/site.yaml', replace: ['hello@sapu.example', 'servus@lindenhaus.example'] },
    { file: 'data/site.yaml', replace: ['url: https://sapu.example', 'url: https://lindenhaus.example'] },
    { file: 'data/site.yaml', replace: ['language: en-SG', 'language: de'] },
  ]);
  expect(textAt('2026-11-22T09:00:00Z').split('\n').slice(0, 4)).toEqual([
    'Contact: mailto:servus@lindenhaus.example',
    'Expires: 2027-11-21T00:00:00Z',
    'Preferred-Languages: de',
    'Canonical: https://lindenhaus.example/.well-known/security.txt',
  ]);
});
