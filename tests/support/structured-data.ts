import type { BuiltSite } from './built-site.ts';

/** One object of the structured data for search engines. */
export type Thing = Readonly<Record<string, unknown>>;

/**
 * The properties that an object must have: those that Google's pages on local businesses and breadcrumbs require, and,
 * for types that these pages do not cover, those without which the object is useless. Types that are not listed, such
 * as ratings and questions, may not be on any page.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  HomeAndConstructionBusiness: ['@id', 'name', 'address', 'url', 'telephone', 'openingHoursSpecification'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  OpeningHoursSpecification: ['opens', 'closes'],
  Service: ['name', 'description', 'url', 'provider', 'areaServed'],
  AdministrativeArea: ['name'],
  Place: ['name', 'containedInPlace'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A breadcrumb list has at least two items, and its positions count from 1. */
function trailFaults({ itemListElement }: Thing): string[] {
  const items = Array.isArray(itemListElement) ? (itemListElement as Thing[]) : [];
  const positions = items.map(({ position }) => position);
  return [
    ...(items.length < 2 ? ['BreadcrumbList: fewer than two items'] : []),
    ...(positions.every((position, index) => position === index + 1) ? [] : ['BreadcrumbList: not in order']),
  ];
}

/** What is wrong with an object and with all objects inside it. */
export function faultsOf(thing: Thing): string[] {
  const inside = Object.values(thing).flat().filter(isThing).flatMap(faultsOf);
  // An object with only an `@id` refers to another one.
  if (Object.keys(thing).join() === '@id') return inside;
  const type = String(thing['@type']);
  const names = required[type];
  if (names === undefined) return [`"${type}" is not a type that a page may have`, ...inside];
  const missing = names.filter((name) => isEmpty(thing[name])).map((name) => `${type}: no ${name}`);
  const own = { BreadcrumbList: trailFaults, OpeningHoursSpecification: hoursFaults }[type];
  return [...(own?.(thing) ?? []), ...missing, ...inside];
}

/** Opening hours are either for days of the week or for dates. */
function hoursFaults({ dayOfWeek, validFrom, validThrough }: Thing): string[] {
  if (isEmpty(dayOfWeek) && isEmpty(validFrom)) return ['OpeningHoursSpecification: no dayOfWeek'];
  return isEmpty(validFrom) === isEmpty(validThrough) ? [] : ['OpeningHoursSpecification: half of its dates'];
}

/** The objects of a page's structured data. */
export function thingsOn(of: BuiltSite, path: string): Thing[] {
  const scripts = of.page(path)('script[type="application/ld+json"]');
  if (scripts.length > 1) throw new Error(`${path} has ${scripts.length} blocks of data, and should have one.`);
  if (scripts.length === 0) return [];
  const data = JSON.parse(scripts.text()) as { '@context': string; '@graph': Thing[] };
  if (data['@context'] !== 'https://schema.org') throw new Error(`${path} has structured data of another vocabulary.`);
  return data['@graph'];
}
