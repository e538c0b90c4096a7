import type { OpeningHours } from '#shared/opening-hours.ts';
import { canonical, type Site } from '#content/site.ts';
import type { Page, Thing } from './page-kind.ts';

/**
 * The id of the company in structured data. The home page and the contact page have the company's facts under this id;
 * the pages of services and areas refer to it.
 */
const businessId = (site: Site) => `${site.url}/#business`;

export const region = ({ city }: Site): Thing => ({ '@type': 'AdministrativeArea', name: city });

/** The weekly opening hours. Days on which the office is closed are left out. */
function hours({ openingHours }: Site): Thing[] {
  return openingHours.days.flatMap(({ days, opens, closes }) =>
    opens === undefined || closes === undefined
      ? []
      : [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes }],
  );
}

/** Special days and public holidays by their dates. Search engines read hours from 00:00 to 00:00 as closed. */
function specialHours({ openingHours: { special, holidays } }: Site): Thing[] {
  const isSpecial = (date: string) => special.some(({ from, to }) => from <= date && date <= to);
  const ownHolidays = holidays.filter((date) => !isSpecial(date));
  const all: readonly OpeningHours['special'][number][] = [
    ...special,
    ...ownHolidays.map((date) => ({ from: date, to: date })),
  ];
  return all.map(({ from, to, opens = '00:00', closes = '00:00' }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens,
    closes,
  }));
}

/** The company. schema.org has no type for cleaners; this one is for "services around homes and buildings". */
export function business(site: Site): Thing {
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

/** A service of the company, offered on a page in a region. */
export function serviceOf(page: Page, name: string, areaServed: Thing, site: Site): Thing {
  return {
    '@type': 'Service',
    name,
    description: page.head.description,
    url: canonical(page.path, site),
    provider: { '@id': businessId(site) },
    areaServed,
  };
}
