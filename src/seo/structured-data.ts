import type { BreadcrumbList, Graph, HomeAndConstructionBusiness, ListItem, Service } from 'schema-dts';
import type { AreaPage, PageData, ServicePage, Site } from '#generated/pages.ts';
import { canonical } from './head.ts';

type Business = HomeAndConstructionBusiness;

/** What the company is called in data; its facts stand under this name on two pages, and others refer to it. */
const businessId = (site: Site) => `${site.url}/#business`;

const region = ({ city }: Site) => ({ '@type': 'AdministrativeArea', name: city }) as const;

/** Hours of days on which the office never opens are left out. */
function hours({ openingHours }: Site) {
  return openingHours.days.flatMap(({ days, opens, closes }) =>
    opens === undefined || closes === undefined
      ? []
      : [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes } as const],
  );
}

/** Special days by their dates. Of a day without hours search engines know when it opens and closes at midnight. */
function specialHours({ openingHours }: Site) {
  return openingHours.special.map(
    ({ from, to, opens = '00:00', closes = '00:00' }) =>
      ({ '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: to, opens, closes }) as const,
  );
}

/** The company. No vocabulary has a word for cleaners; this one is for "services around homes and buildings". */
function business(site: Site): Business {
  const { address } = site;
  const special = specialHours(site);
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId(site),
    name: site.brand,
    url: canonical('/', site),
    telephone: site.phone,
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      postalCode: address.postcode,
      addressCountry: address.country,
    },
    openingHoursSpecification: hours(site),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    areaServed: region(site),
    sameAs: site.social.map(({ url }) => url),
  };
}

function service(page: AreaPage | ServicePage, site: Site): Service {
  return {
    '@type': 'Service',
    name: page.kind === 'area' ? page.words.hero.title : page.service.name,
    description: page.head.description,
    url: canonical(page.path, site),
    provider: { '@id': businessId(site) },
    areaServed:
      page.kind === 'area' ? { '@type': 'Place', name: page.area.name, containedInPlace: region(site) } : region(site),
  };
}

/** The pages that lead to a page, by the names that the navigation has for them; the last is the page itself. */
function trailTo(page: PageData): { name: string; path: string }[] {
  const home = { name: 'Home', path: '/' };
  const locations = { name: 'Locations', path: '/locations' };
  const { path } = page;
  switch (page.kind) {
    case 'area':
      return [home, locations, { name: page.area.name, path }];
    case 'locations':
      return [home, locations];
    case 'service':
      return [home, { name: page.service.navName, path }];
    case 'about':
      return [home, { name: 'About Us', path }];
    case 'contact':
      return [home, { name: 'Contact Us', path }];
    case 'privacy':
      return [home, { name: 'Privacy', path }];
    case 'home':
    case 'thank':
    case 'not-found':
      return [];
  }
}

function breadcrumbs(page: PageData, site: Site): BreadcrumbList[] {
  const trail = trailTo(page);
  if (trail.length === 0) return [];
  const itemListElement = trail.map(({ name, path }, index): ListItem => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: canonical(path, site),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

function main(page: PageData, site: Site): (Business | Service)[] {
  switch (page.kind) {
    case 'home':
    case 'contact':
      return [business(site)];
    case 'area':
    case 'service':
      return [service(page, site)];
    default:
      return [];
  }
}

/** What a search engine reads of a page as data (schema.org): facts that the page shows, and no reviews. */
export function structuredData(page: PageData, site: Site): Graph | undefined {
  const things = [...main(page, site), ...breadcrumbs(page, site)];
  return things.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': things };
}
