import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reservedNames } from '../../../src/pages/routes.ts';
import { siteOf } from '../../support/sites.ts';

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
