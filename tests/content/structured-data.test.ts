import { describe, expect, test } from 'vitest';
import { each, words } from '../support/built-site.ts';
import { faultsOf, thingsOn, type Thing } from '../support/structured-data.ts';
import { company, pathsOf, site } from './site.ts';

const typesOn = (path: string) => thingsOn(site, path).map((thing) => thing['@type']);

test.each(site.paths())('the structured data of %s is complete', (path) => {
  expect(thingsOn(site, path).flatMap(faultsOf)).toEqual([]);
});

test('the home page describes the company, with the phone and e-mail of its data', () => {
  expect(thingsOn(site, '/')).toEqual([
    expect.objectContaining({ name: company.brand, telephone: company.phone, email: company.email }),
  ]);
});

test('every page of a service or an area describes a service, and has breadcrumbs', () => {
  for (const path of [...pathsOf('service'), ...pathsOf('area')]) {
    expect(typesOn(path), path).toEqual(['Service', 'BreadcrumbList']);
  }
});

describe.each(site.paths().filter((path) => typesOn(path).includes('BreadcrumbList')))('the trail to %s', (path) => {
  const $ = site.page(path);
  const trail = thingsOn(site, path).find((thing) => thing['@type'] === 'BreadcrumbList')!;
  const items = trail['itemListElement'] as { name: string; item: string }[];

  test('ends with the page itself; each earlier step is a link on the page too', () => {
    expect(items.at(-1)!.item).toBe($('link[rel="canonical"]').attr('href'));
    const links = new Set(each($, 'a[href]').map((link) => `${words(link)} ${link.attr('href')}`));
    const before = items.slice(0, -1).map(({ name, item }) => `${name} ${new URL(item).pathname}`);
    expect(before.filter((step) => !links.has(step))).toEqual([]);
  });
});

test('the test reports a missing telephone, and a rating', () => {
  const [business] = thingsOn(site, '/') as [Thing];
  expect(faultsOf({ ...business, telephone: undefined })).toEqual([`${String(business['@type'])}: no telephone`]);
  expect(faultsOf({ ...business, aggregateRating: { '@type': 'AggregateRating' } })).toEqual([
    '"AggregateRating" is not a type that a page may have',
  ]);
});
