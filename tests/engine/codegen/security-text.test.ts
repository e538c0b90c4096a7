import { expect, test } from 'vitest';
import { emitHeaders } from '../../../scripts/codegen/emit/hosting.ts';
import { emitSecurityText, securityTextAddress } from '../../../scripts/codegen/emit/sitemap.ts';
import { sharedCopy } from '../../support/shared-copy.ts';

const { after } = sharedCopy();
const textAt = (built: string) => emitSecurityText(after().content, new Date(built)).text;

test('security.txt is text in UTF-8 with the contact of the content, and is valid for 364 days from the day of its build, in UTC', () => {
  const headers = emitHeaders(after().content, [], []).text;
  expect(headers).toContain(`${securityTextAddress}\n  Content-Type: text/plain; charset=utf-8\n`);
  expect(textAt('2026-03-01T08:00:00+08:00')).toBe(`Contact: mailto:hello@sapu.example
Expires: 2027-02-28T00:00:00Z
Preferred-Languages: en-SG
Canonical: https://sapu.example/.well-known/security.txt
`);
  // Two builds of a day are the same.
  expect(textAt('2026-03-01T23:59:59Z')).toBe(textAt('2026-03-01T00:00:00Z'));
  expect(textAt('2029-07-30T06:05:04Z')).toContain('Expires: 2030-07-29T00:00:00Z');
});
