import type { BuiltSite } from './built-site.ts';

/** One thing in the data for search engines. */
export type Thing = Readonly<Record<string, unknown>>;

/**
 * What a thing must say: what Google's pages on local businesses and breadcrumbs require, and of what they do not speak
 * about, what makes it of use. A type that is not named here, as of ratings or questions, is not to be on any page.
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

/** A trail leads over at least one page, and counts from one. */
function trailFaults({ itemListElement }: Thing): string[] {
  const items = Array.isArray(itemListElement) ? (itemListElement as Thing[]) : [];
  const positions = items.map(({ position }) => position);
  return [
    ...(items.length < 2 ? ['BreadcrumbList: fewer than two items'] : []),
    ...(positions.every((position, index) => position === index + 1) ? [] : ['BreadcrumbList: not in order']),
  ];
}

/** What is wrong with a thing and with all that it holds. */
export function faultsOf(thing: Thing): string[] {
  const inside = Object.values(thing).flat().filter(isThing).flatMap(faultsOf);
  // A thing with only an `@id` refers to another one.
  if (Object.keys(thing).join() === '@id') return inside;
  const type = String(thing['@type']);
  const names = required[type];
  if (names === undefined) return [`"${type}" is no type that a page may have`, ...inside];
  const missing = names.filter((name) => isEmpty(thing[name])).map((name) => `${type}: no ${name}`);
  const own = { BreadcrumbList: trailFaults, OpeningHoursSpecification: hoursFaults }[type];
  return [...(own?.(thing) ?? []), ...missing, ...inside];
}

/** Hours are those of days of the week, or of dates. */
function hoursFaults({ dayOfWeek, validFrom, validThrough }: Thing): string[] {
  if (isEmpty(dayOfWeek) && isEmpty(validFrom)) return ['OpeningHoursSpecification: no dayOfWeek'];
  return isEmpty(validFrom) === isEmpty(validThrough) ? [] : ['OpeningHoursSpecification: half of its dates'];
}

/** The things that a page tells search engines. */
export function thingsOn(of: BuiltSite, path: string): Thing[] {
  const scripts = of.page(path)('script[type="application/ld+json"]');
  if (scripts.length > 1) throw new Error(`${path} has ${scripts.length} blocks of data, and should have one.`);
  if (scripts.length === 0) return [];
  const data = JSON.parse(scripts.text()) as { '@context': string; '@graph': Thing[] };
  if (data['@context'] !== 'https://schema.org') throw new Error(`${path} has data of another vocabulary.`);
  return data['@graph'];
}

/** The thing of a type on a page. Throws where there is none. */
export function thingOn(of: BuiltSite, path: string, type: string): Thing {
  const thing = thingsOn(of, path).find((candidate) => candidate['@type'] === type);
  if (thing === undefined) throw new Error(`${path} says nothing of the type "${type}".`);
  return thing;
}
