import { expect, test } from 'vitest';
import { each, words } from '../support/built-site.ts';
import { thingsOn } from '../support/structured-data.ts';
import { pathsOf, site, unlisted } from './site.ts';

test('no page has ratings or reviews in its structured data, unlisted ones have none, and services have breadcrumbs', () => {
  for (const path of site.paths()) {
    expect.soft(site.page(path)('script[type$="json"]').text(), path).not.toMatch(/review|rating/i);
  }
  for (const path of unlisted) expect(thingsOn(site, path), path).toEqual([]);
  for (const path of [...pathsOf('service'), ...pathsOf('area')]) {
    const types = thingsOn(site, path).map((thing) => thing['@type']);
    expect(types, path).toEqual(['Service', 'BreadcrumbList']);
  }
});

test('every trail ends with the page itself; each earlier step is a link on the page too', () => {
  for (const path of site.paths()) {
    const trail = thingsOn(site, path).find((thing) => thing['@type'] === 'BreadcrumbList');
    if (trail === undefined) continue;
    const $ = site.page(path);
    const items = trail['itemListElement'] as { name: string; item: string }[];
    expect.soft(items.at(-1)!.item).toBe($('link[rel="canonical"]').attr('href'));
    const links = new Set(each($, 'a[href]').map((link) => `${words(link)} ${link.attr('href')}`));
    const before = items.slice(0, -1).map(({ name, item }) => `${name} ${new URL(item).pathname}`);
    const missing = before.filter((step) => !links.has(step));
    expect.soft(missing, path).toEqual([]);
  }
});
