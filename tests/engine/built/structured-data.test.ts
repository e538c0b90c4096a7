import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { documentOf } from '../../../src/render/document.ts';
import { readPage } from '../../../scripts/build/read-page.ts';
import { each, words } from '../../support/built-site.ts';
import { projectOf } from '../../support/sites.ts';
import { site } from './site.ts';
import { faultsOf, thingOn, thingsOn, type Thing } from '../../support/structured-data.ts';
import { expectedAreas } from './expected-areas.ts';
import { company, services } from './expected-company.ts';

const business = 'HomeAndConstructionBusiness';
const businessId = `${company.url}/#business`;
const region = { '@type': 'AdministrativeArea', name: 'Singapore' };

const typesOn = (path: string) => thingsOn(site, path).map((thing) => thing['@type']);

test.each([
  ['/', [business]],
  ['/contact', [business, 'BreadcrumbList']],
  ...['/about', '/locations', '/privacy'].map((path) => [path, ['BreadcrumbList']] as const),
  ...services.map(({ path }) => [path, ['Service', 'BreadcrumbList']] as const),
  ...expectedAreas.map(({ slug }) => [`/${slug}`, ['Service', 'BreadcrumbList']] as const),
  ...['/thank', '/404'].map((path) => [path, []] as const),
] as const)('the page %s tells search engines of: %j', (path, types) => {
  expect(typesOn(path)).toEqual(types);
  expect(thingsOn(site, path).flatMap(faultsOf)).toEqual([]);
});

test('the home page and the contact page describe the company with the same facts', () => {
  expect(thingOn(site, '/', business)).toEqual({
    '@type': business,
    '@id': businessId,
    name: company.brand,
    url: `${company.url}/`,
    telephone: company.phone.text,
    email: company.email.text,
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Blk 20 Sin Ming Lane, #03-55',
      addressLocality: 'Singapore',
      postalCode: '573968',
      addressCountry: 'SG',
    },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '18:00',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '17:00' },
    ],
    areaServed: region,
    sameAs: ['https://facebook.example/sapu', 'https://instagram.example/sapu'],
  });
  expect(thingOn(site, '/contact', business)).toEqual(thingOn(site, '/', business));
});

test.each(expectedAreas)('the page of $name offers the service in $name, by the company', ({ slug, name }) => {
  const $ = site.page(`/${slug}`);
  expect(thingOn(site, `/${slug}`, 'Service')).toEqual({
    '@type': 'Service',
    name: words($('h1')),
    description: $('meta[name="description"]').attr('content'),
    url: `${company.url}/${slug}`,
    provider: { '@id': businessId },
    areaServed: { '@type': 'Place', name, containedInPlace: region },
  });
});

test.each(services)('the page $path offers $menu in the whole city, by the company', ({ path }) => {
  expect(thingOn(site, path, 'Service')).toMatchObject({
    name: words(site.page(path)('h1')),
    url: `${company.url}${path}`,
    provider: { '@id': businessId },
    areaServed: region,
  });
});

describe.each(site.paths().filter((path) => typesOn(path).includes('BreadcrumbList')))('the trail to %s', (path) => {
  const $ = site.page(path);
  const items = thingOn(site, path, 'BreadcrumbList')['itemListElement'] as { name: string; item: string }[];
  const trail = items.map(({ name, item }) => [name, new URL(item).pathname]);

  test('ends with the page itself', () => {
    expect(items.at(-1)!.item).toBe($('link[rel="canonical"]').attr('href'));
  });

  test('has the names and addresses of links on the page', () => {
    const links = new Set(each($, 'a[href]').map((link) => `${words(link)} ${link.attr('href')}`));
    const isArea = expectedAreas.some(({ slug }) => path === `/${slug}`);
    const others = isArea ? trail.slice(0, -1) : trail;
    expect(others.filter(([name, to]) => !links.has(`${name} ${to}`))).toEqual([]);
    if (isArea) expect(words($('h1'))).toContain(trail.at(-1)![0]);
  });
});

test.each<[string, string, Thing, readonly string[]]>([
  ['a company without an address', '/', { address: undefined }, [`${business}: no address`]],
  [
    'hours without a day',
    '/',
    { openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', opens: '08:00' }] },
    ['OpeningHoursSpecification: no dayOfWeek', 'OpeningHoursSpecification: no closes'],
  ],
  [
    'a rating',
    '/',
    { aggregateRating: { '@type': 'AggregateRating' } },
    ['"AggregateRating" is not a type that a page may have'],
  ],
  ['questions', '/', { '@type': 'FAQPage' }, ['"FAQPage" is not a type that a page may have']],
])('the test finds %s', (_, path, change, faults) => {
  expect(faultsOf({ ...thingOn(site, path, business), ...change })).toEqual(faults);
});

test('the test finds a trail of one page, and a trail without one of its pages', () => {
  const { itemListElement, ...list } = thingOn(site, '/pioneer', 'BreadcrumbList') as { itemListElement: Thing[] };
  expect(faultsOf({ ...list, itemListElement: itemListElement.slice(0, 1) })).toEqual([
    'BreadcrumbList: fewer than two items',
  ]);
  expect(faultsOf({ ...list, itemListElement: itemListElement.slice(1) })).toEqual(['BreadcrumbList: not in order']);
});

test("a text of an editor cannot close the data's script element", async () => {
  const page = await readPage(projectOf('first'), '/pioneer');
  const description = 'Clean </script><script>alert(1)</script> <!-- homes';
  const $ = load(documentOf({ ...page, head: { ...page.head, description } }, ''));
  expect($('script')).toHaveLength(1);
  const [service] = (JSON.parse($('script').text()) as { '@graph': Thing[] })['@graph'];
  expect(service!['description']).toBe(description);
});
