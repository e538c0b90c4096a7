import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hold } from '../../src/ui/sections/hold.ts';
import { headersAt } from '../../scripts/local/server/host-rules.ts';
import { each } from '../support/built-site.ts';
import { pathsOf, routes, site } from './site.ts';

const policy = /Content-Security-Policy: (.*)/.exec(site.text('_headers'))?.[1] ?? '';
const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The classes with which a selector of a stylesheet begins. */
const classesIn = (css: string) => new Set([...css.matchAll(/[{},]\.([a-z][\w-]*)/g)].map(([, name]) => name!));
const allClasses = classesIn(site.text(site.files('.css').find((name) => name.includes('/all-'))!));

test('the policy allows scripts of the site, and by its hash the one style of each page', () => {
  expect(directive('default-src')).toBe("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(directive('style-src')).toMatch(/^style-src 'self'( 'sha256-[^' ]+')+$/);
  for (const path of site.paths()) {
    const $ = site.page(path);
    expect.soft($('style'), path).toHaveLength(1);
    expect.soft($('head link[rel="stylesheet"]:not([media="print"])'), path).toHaveLength(0);
    expect.soft(directive('style-src'), path).toContain(hashOf($('style').text()));
    expect.soft(directive('script-src'), path).toBe(`script-src 'self' ${hashOf(hold)}`);
  }
  for (const { kind } of routes) {
    expect(new Set(pathsOf(kind).map((path) => site.page(path)('style').text())).size, kind).toBe(1);
  }
});

test('every page has the rules of all its classes, and shows what is below the fold only with its styles', () => {
  for (const path of site.paths()) {
    const $ = site.page(path);
    const links = each($, 'body link[rel="stylesheet"]');
    // A kind of page may add styles of its own.
    expect.soft(links.length, path).toBeLessThanOrEqual(2);
    for (const link of links.slice(-1)) expect.soft(link.next('script').text(), path).toBe(hold);
    const used = new Set(each($, '[class]').flatMap((element) => element.attr('class')!.split(/\s+/)));
    const own = classesIn([$('style').text(), ...links.map((link) => site.text(link.attr('href')!.slice(1)))].join(''));
    const missing = [...used].filter((name) => allClasses.has(name) && !own.has(name));
    expect.soft(missing, path).toEqual([]);
  }
});

test('no page requests anything from another host before it is used, or links to an address with a trailing slash', () => {
  for (const path of site.paths()) {
    const $ = site.page(path);
    const asked = each($, '[src], link[href]:not([rel="canonical"])').map(
      (item) => item.attr('src') ?? item.attr('href')!,
    );
    const away = asked.filter((address) => !/^(\/[^/]|data:)/.test(address));
    const hrefs = each($, 'a[href^="/"]').map((link) => link.attr('href')!);
    const slashed = hrefs.filter((href) => /.\/(#|\?|$)/.test(href));
    expect.soft([away, slashed], path).toEqual([[], []]);
  }
});

test('every address has one policy: pages have that of the pages, frames of third parties have their own', () => {
  const policyAt = (path: string) => headersAt(site.folder, path).get('Content-Security-Policy');
  for (const path of [...site.paths(), '/no-such-page', '/no/such/page']) expect(policyAt(path), path).toBe(policy);
  for (const name of site.files('.html').filter((file) => file.startsWith('frames/'))) {
    const own = policyAt(`/${name.replace('.html', '')}`);
    expect(own, name).toMatch(/^default-src 'none';.*frame-ancestors 'self'/);
    // A comma would mean two policies in one header.
    expect(own, name).not.toContain(',');
  }
});
