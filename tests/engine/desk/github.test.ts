import { afterEach, expect, test, vi } from 'vitest';
import { askWith } from '../../../scripts/desk/host/static/github.ts';

afterEach(() => vi.useRealTimers());

const singleSignOn = 'https://github.com/orgs/kapas/sso?authorization_request=A1';
const lifetime = 'https://github.com/settings/personal-access-tokens/7';

test.each<[status: number, message: string, headers: Record<string, string>, words: RegExp, address?: string]>([
  [401, 'Bad credentials', {}, /does not know this token: it has expired/],
  [403, 'Resource not accessible by personal access token', {}, /may not write to kapas\/site\. It must be made for/],
  [
    403,
    'Resource protected by organization SAML enforcement.',
    { 'X-GitHub-SSO': `required; url=${singleSignOn}` },
    /only after single sign-on\. Confirm it/,
    singleSignOn,
  ],
  [
    403,
    `The 'kapas' organization forbids access via a fine-grained personal access tokens if the token's lifetime is greater than 366 days. Please adjust your token's lifetime at the following URL: ${lifetime}`,
    {},
    /valid for too long\. Give it an earlier end/,
    lifetime,
  ],
  [
    403,
    'API rate limit exceeded for user ID 7.',
    { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '1793275500' },
    /answers again at 12:05: try again then/,
  ],
  [429, 'You have exceeded a secondary rate limit.', { 'Retry-After': '120' }, /answers again at 12:02/],
  [403, 'Repository was archived so is read-only.', {}, /kapas\/site is archived: nobody can change it/],
  [404, 'Not Found', {}, /does not reach kapas\/site\. Choose this repository/],
  [502, 'Server Error', {}, /a fault at the moment\. Your changes are kept/],
  [409, 'Git Repository is empty.', {}, /^GitHub refuses, in these words: Git Repository is empty\. No more\.$/],
])('GitHub’s answer %i, “%s”, is said as it is, with what to do', async (status, message, headers, words, address) => {
  vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00') });
  if (headers['X-RateLimit-Reset']) headers['X-RateLimit-Reset'] = String(Date.now() / 1000 + 300);
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ message, errors: [{ message: 'No more.' }] }, { status, headers })),
  );
  await expect(askWith('token', 'kapas/site')('pulls', {})).rejects.toMatchObject({
    message: expect.stringMatching(words) as string,
    status,
    address,
  });
});

test('without an answer, there is no connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(askWith('token', 'kapas/site')('pulls')).rejects.toThrow(
    'No connection to GitHub. Your changes are kept',
  );
});
