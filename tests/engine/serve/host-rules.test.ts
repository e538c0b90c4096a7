import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reservedNames } from '../../../src/pages/routes.ts';
import { siteServer } from '../../../scripts/local/server/site-server.ts';
import { listen } from '../../support/listen.ts';
import { siteOf } from '../../support/sites.ts';

const server = siteServer(siteOf('first'));
let origin: string;
beforeAll(async () => {
  origin = await listen(server);
});
afterAll(() => server.close());

async function policyAt(path: string): Promise<string | null> {
  return (await fetch(origin + path)).headers.get('content-security-policy');
}

test('every address has the policy of the pages, also unknown addresses at any depth', async () => {
  const policy = await policyAt('/');
  expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
  for (const path of ['/about', '/a', '/a/b', '/a/b/c', '/a/b/c/d/e', '/frames/third-party/none']) {
    expect(await policyAt(path), path).toBe(policy);
  }
  // Below /assets there are no pages.
  expect(await policyAt('/assets/none')).toBe("default-src 'none'");
});

test('a frame of a third party has its own policy only', async () => {
  for (const path of ['/frames/third-party/map', '/frames/third-party/reviews']) {
    const policy = await policyAt(path);
    expect(policy?.match(/default-src/g), path).toHaveLength(1);
    expect(policy, path).toContain("frame-ancestors 'self'");
  }
});

test('the rules stay within the limits of Cloudflare Pages', () => {
  const lines = readFileSync(join(siteOf('first'), '_headers'), 'utf8').split('\n');
  const paths = lines.filter((line) => line.startsWith('/'));
  expect(paths.length).toBeLessThanOrEqual(100);
  for (const path of paths) expect(path.split('*').length, path).toBeLessThanOrEqual(2);
  for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(2_000);
});

test('every name in the site that is no page is reserved, and so are those of the hosts and of development', () => {
  // The names of the hosts' settings begin with an underscore; a page is an HTML file and its data.
  const names = readdirSync(siteOf('first')).filter((name) => !/^_|\.(html|json)$|^\.vite$/.test(name));
  expect(reservedNames).toEqual(expect.arrayContaining([...names, 'cdn-cgi', 'functions', 'desk']));
});
