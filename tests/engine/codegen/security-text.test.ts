import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { emitHeaders } from '../../../scripts/build/emit/hosting.ts';
import { emitSecurityText, securityTextAddress } from '../../../scripts/build/emit/sitemap.ts';
import { check } from '../../../src/checks/check-content.ts';
import { applyChanges, copyContent } from '../../support/content-copy.ts';

const root = copyContent();
afterAll(() => rmSync(root, { recursive: true }));

const textAt = (committed?: string) =>
  emitSecurityText(check(root).content, committed === undefined ? undefined : Date.parse(committed) / 1000)[0]?.text;

test('security.txt is served as text in UTF-8', () => {
  const { text } = emitHeaders(check(root).content, [], []);
  expect(text).toContain(`${securityTextAddress}\n  Content-Type: text/plain; charset=utf-8\n`);
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
