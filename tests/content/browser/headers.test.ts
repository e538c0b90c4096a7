import { expect, test } from 'playwright/test';
import { readRedirects } from '../../../scripts/local/server/host-rules.ts';
import { routes, site } from '../site.ts';

const addresses = routes.map(({ path }) => (path === '/404' ? '/no-such-page' : path));

test('every page is served under its own address, with its policy and its other headers', async ({ request }) => {
  for (const path of addresses) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(path === '/no-such-page' ? 404 : 200);
    const headers = answer.headers();
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    expect(headers['content-security-policy'], path).toContain('frame-ancestors');
    expect(headers['content-type'], path).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
  }
});

test('every old address redirects to a page that exists', async ({ request }) => {
  for (const [from, { to, status }] of readRedirects(site.folder)) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(status);
    expect(answer.headers()['location'], from).toBe(to);
    expect((await request.get(from)).status(), from).toBe(200);
  }
});
