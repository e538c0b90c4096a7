/*
 * The structured data of a page, for search engines: the types and properties of schema.org that pages use. The package
 * schema-dts has all of schema.org, but checking its types takes longer than checking all others.
 */

export interface Region {
  '@type': 'AdministrativeArea';
  name: string;
}

export interface Place {
  '@type': 'Place';
  name: string;
  containedInPlace: Region;
}

/** Days of the week or, with dates, special days. Times are `HH:MM`, dates are `YYYY-MM-DD`. */
export interface Hours {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek?: readonly string[];
  validFrom?: string;
  validThrough?: string;
  opens: string;
  closes: string;
}

export interface Business {
  '@type': 'HomeAndConstructionBusiness';
  '@id': string;
  name: string;
  url: string;
  telephone: string;
  email: string;
  address: {
    '@type': 'PostalAddress';
    streetAddress: string;
    addressLocality: string;
    postalCode: string;
    addressCountry: string;
  };
  openingHoursSpecification: readonly Hours[];
  specialOpeningHoursSpecification?: readonly Hours[];
  areaServed: Region;
  sameAs: readonly string[];
}

export interface Service {
  '@type': 'Service';
  name: string;
  description: string;
  url: string;
  /** The id of the company. */
  provider: { '@id': string };
  areaServed: Region | Place;
}

export interface Breadcrumbs {
  '@type': 'BreadcrumbList';
  itemListElement: readonly { '@type': 'ListItem'; position: number; name: string; item: string }[];
}

/** The subject of a page. */
export type Thing = Business | Service;

export interface Graph {
  '@context': 'https://schema.org';
  '@graph': readonly (Thing | Breadcrumbs)[];
}
