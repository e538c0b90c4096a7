import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reservedNames } from '../../../src/pages/routes.ts';
import { headersAt } from '../../../scripts/local/server/host-rules.ts';
import { BuiltSite } from '../../support/built-site.ts';
import { siteOf } from '../../support/sites.ts';

test('the desk has a policy for itself alone, and search engines, frames and pages do not lead to it', () => {
  const site = new BuiltSite(siteOf('first'));
  const policyAt = (path: string) => headersAt(site.folder, path).get('content-security-policy');
  expect(policyAt('/desk')).toMatch(/; connect-src https:\/\/api\.github\.com; frame-ancestors 'none'$/);
  expect(policyAt('/desk')).not.toMatch(/, |unsafe/);
  // The preview runs the scripts of the site on words that nobody has reviewed.
  expect(policyAt('/frames/desk')).toMatch(/connect-src data:; frame-ancestors 'self'; sandbox allow-scripts/);
  for (const path of ['/desk', '/frames/desk']) {
    const headers = headersAt(site.folder, path);
    expect([headers.get('x-robots-tag'), headers.get('cache-control')], path).toEqual(['noindex', 'no-cache']);
    expect(site.text(`${path.slice(1)}.html`)).toContain('<meta name="robots" content="noindex">');
  }
  expect(site.text('sitemap.xml')).not.toContain('/desk');
  expect(site.paths().filter((path) => /\/desk\b|api\.github/.test(site.html(path)))).toEqual([]);
  expect(policyAt('/')).not.toContain('github');
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
