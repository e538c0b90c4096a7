import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hold } from '../../src/components/hold.ts';
import { headersAt, readHeaders } from '../../scripts/local/server/host-rules.ts';
import { each, words } from '../support/built-site.ts';
import { pathsOf, routes, site } from './site.ts';

const policyOf = (headers: string) => /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? '';
const policy = policyOf(site.text('_headers'));
const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

/** The classes with which a selector of a stylesheet begins. */
const classesIn = (css: string) => new Set([...css.matchAll(/[{},]\.([a-z][\w-]*)/g)].map(([, name]) => name!));
const allClasses = classesIn(site.text(site.files('.css').find((name) => name.includes('/all-'))!));

/**
 * The texts of a page: its words, the texts of its drawings, and its attributes that can contain text or an address.
 */
function textsOf(path: string): string[] {
  const $ = site.page(path);
  const attributes = ['content', 'alt', 'title', 'aria-label', 'placeholder', 'value', 'href', 'src'];
  const spoken = attributes.flatMap((name) => each($, `[${name}]`).map((element) => element.attr(name)!));
  return [words($('html')), ...each($, 'svg title, svg text').map((element) => element.text()), ...spoken];
}

describe.each(site.paths())('the page %s', (path) => {
  const $ = site.page(path);

  test('has no script in its markup, only from a file of the site', () => {
    // Browsers do not run structured data and Speculation Rules, and the script at the fold (`hold`) does nothing.
    const scripts = each($, 'script:not([type="application/ld+json"],[type="speculationrules"])').filter(
      (script) => script.text() !== hold,
    );
    expect(scripts.filter((script) => !script.attr('src')?.startsWith('/'))).toEqual([]);
    expect(scripts.filter((script) => script.text() !== '')).toEqual([]);
    expect(site.html(path)).not.toMatch(/\son[a-z]+="/);
    expect(site.html(path)).not.toMatch(/="javascript:/);
  });

  test('has no style attribute and one style, which the policy allows by its hash', () => {
    expect($('[style]')).toHaveLength(0);
    expect($('style')).toHaveLength(1);
    expect($('head link[rel="stylesheet"]:not([media="print"])')).toHaveLength(0);
    const hash = createHash('sha256').update($('style').text()).digest('base64');
    expect(directive('style-src')).toMatch(/^style-src 'self'( 'sha256-[^' ]+')+$/);
    expect(directive('style-src')).toContain(`'sha256-${hash}'`);
  });

  test('has Speculation Rules, which the policy allows by their hash', () => {
    const rules = $('script[type="speculationrules"]').text();
    const hash = createHash('sha256').update(rules).digest('base64');
    const ofFold = createHash('sha256').update(hold).digest('base64');
    expect(directive('script-src')).toBe(`script-src 'self' 'sha256-${hash}' 'sha256-${ofFold}'`);
    expect(JSON.parse(rules)).toHaveProperty('prerender');
  });

  test('loads the styles of the content below the fold at the fold, and shows that content only once they have loaded', () => {
    const links = each($, 'body link[rel="stylesheet"]');
    expect(links.length).toBeLessThanOrEqual(1);
    for (const link of links) expect(link.next('script').text()).toBe(hold);
  });

  test('has the rules of every class that it uses, in its own style or in that of the fold', () => {
    const used = new Set(each($, '[class]').flatMap((element) => element.attr('class')!.split(/\s+/)));
    const below = each($, 'body link[rel="stylesheet"]').map((link) => site.text(link.attr('href')!.slice(1)));
    const own = classesIn([$('style').text(), ...below].join(''));
    expect([...used].filter((name) => allClasses.has(name) && !own.has(name))).toEqual([]);
  });

  test('requests nothing from another host before it is used', () => {
    const addresses = each($, '[src], link[href]:not([rel="canonical"])').map(
      (element) => element.attr('src') ?? element.attr('href') ?? '',
    );
    expect(addresses.filter((address) => !/^(\/[^/]|data:)/.test(address))).toEqual([]);
  });

  test('has no placeholder and no `undefined` or `NaN` in its text', () => {
    const left = textsOf(path).filter((text) => /[{}]|\bundefined\b|\bnull\b|\bNaN\b|\[object/.test(text));
    expect(left).toEqual([]);
  });

  test('has no link with a trailing slash', () => {
    const hrefs = each($, 'a[href^="/"]').map((link) => link.attr('href')!);
    expect(hrefs.filter((href) => /.\/(#|\?|$)/.test(href))).toEqual([]);
  });

  test('keeps reviews out of its structured data', () => {
    const data = each($, 'script[type="application/ld+json"]').map((script) => script.text());
    for (const text of data) expect(() => JSON.parse(text) as unknown).not.toThrow();
    expect(data.filter((text) => /review|rating/i.test(text))).toEqual([]);
  });
});

test.each([...new Set(routes.map(({ kind }) => kind))])(
  'the style is the same bytes on every page of the kind "%s"',
  (kind) => {
    expect(new Set(pathsOf(kind).map((path) => site.page(path)('style').text())).size).toBe(1);
  },
);

test('the policy denies everything by default, and allows only scripts of the site itself', () => {
  expect(directive('default-src')).toBe("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
});

test('every address has one policy: pages have that of the pages, frames of third parties have their own', () => {
  const rules = readHeaders(site.folder);
  const policyAt = (path: string) => headersAt(rules, path).get('Content-Security-Policy');
  for (const path of [...site.paths(), '/no-such-page', '/no/such/page']) expect(policyAt(path)).toBe(policy);
  const frames = site.files('.html').filter((name) => name.startsWith('frames/'));
  for (const name of frames) {
    const own = policyAt(`/${name.replace('.html', '')}`);
    expect(own).toMatch(/^default-src 'none';.*frame-ancestors 'self'/);
    // A comma would mean two policies in one header.
    expect(own).not.toContain(',');
  }
});
