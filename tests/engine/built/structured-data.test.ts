import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { htmlDocument } from '../../../src/render/document.ts';
import { readPage } from '../../../src/render/read-page.ts';
import { words } from '../../support/built-site.ts';
import { projectOf } from '../../support/sites.ts';
import { site } from './site.ts';
import { thingsOn, type Thing } from '../../support/structured-data.ts';
import { expectedAreas } from './expected-areas.ts';
import { company, services } from './expected-company.ts';

const thingOn = (path: string, type: string) => thingsOn(site, path).find((thing) => thing['@type'] === type)!;
const business = 'HomeAndConstructionBusiness';
const hours = 'OpeningHoursSpecification';
const businessId = `${company.url}/#business`;
const region = { '@type': 'AdministrativeArea', name: 'Singapore' };

test('the home page and the contact page describe the company with the same facts', () => {
  // Which public holidays are not over depends on the day.
  const { specialOpeningHoursSpecification: _, ...facts } = thingOn('/', business)!;
  expect(facts).toEqual({
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
      { '@type': hours, dayOfWeek: expect.arrayContaining(['Monday', 'Friday']), opens: '08:00', closes: '18:00' },
      { '@type': hours, dayOfWeek: ['Saturday'], opens: '09:00', closes: '17:00' },
    ],
    areaServed: region,
    sameAs: ['https://facebook.example/sapu', 'https://instagram.example/sapu'],
  });
  expect(thingOn('/contact', business)).toEqual(thingOn('/', business));
});

test('services are offered by the company, in the area of the page or in the whole city', () => {
  for (const { slug, name } of expectedAreas) {
    const $ = site.page(`/${slug}`);
    expect(thingOn(`/${slug}`, 'Service')).toEqual({
      '@type': 'Service',
      name: words($('h1')),
      description: $('meta[name="description"]').attr('content'),
      url: `${company.url}/${slug}`,
      provider: { '@id': businessId },
      areaServed: { '@type': 'Place', name, containedInPlace: region },
    });
  }
  for (const { path } of services) {
    expect(thingOn(path, 'Service')).toMatchObject({
      name: words(site.page(path)('h1')),
      url: `${company.url}${path}`,
      provider: { '@id': businessId },
      areaServed: region,
    });
  }
});

test("a text of an editor cannot close the data's script element", async () => {
  const page = readPage(projectOf('first'), '/pioneer');
  const description = 'Clean </script><script>alert(1)</script> <!-- homes';
  const $ = load(htmlDocument({ ...page, head: { ...page.head, description } }, ''));
  expect($('script')).toHaveLength(1);
  const [service] = (JSON.parse($('script').text()) as { '@graph': Thing[] })['@graph'];
  expect(service!['description']).toBe(description);
});
