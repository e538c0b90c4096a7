import { expect, test, vi } from 'vitest';
import { askWith } from '../../../scripts/desk/host/static/github.ts';

test.each<[status: number, message: string, words: RegExp]>([
  [401, 'Bad credentials', /does not know this token: it has expired/],
  [403, 'Resource not accessible by personal access token', /may not write to kapas\/site\. It must be made for/],
  [403, 'API rate limit exceeded for user ID 7.', /asked too often\. Your changes are kept/],
  [429, 'You have exceeded a secondary limit.', /asked too often/],
  [403, 'Repository was archived so is read-only.', /GitHub says: Repository was archived so is read-only\./],
  [404, 'Not Found', /does not reach kapas\/site\. Choose this repository/],
  [502, 'Server Error', /a fault at the moment\. Your changes are kept/],
  [409, 'Git Repository is empty.', /^GitHub refuses, in these words: Git Repository is empty\. No more\.$/],
])('GitHub’s answer %i, “%s”, is said as it is, with what to do', async (status, message, words) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ message, errors: [{ message: 'No more.' }] }, { status })),
  );
  await expect(askWith('token', 'kapas/site')('pulls', {})).rejects.toMatchObject({
    message: expect.stringMatching(words) as string,
    status,
  });
});

test('without an answer, there is no connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(askWith('token', 'kapas/site')('pulls')).rejects.toThrow(
    'No connection to GitHub. Your changes are kept',
  );
});
