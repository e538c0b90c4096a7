import type { BuiltSite } from './built-site.ts';

/** One object of the structured data for search engines. */
export type Thing = Readonly<Record<string, unknown>>;

/** The objects of a page's structured data. */
export function thingsOn(of: BuiltSite, path: string): Thing[] {
  const scripts = of.page(path)('script[type="application/ld+json"]');
  if (scripts.length > 1) throw new Error(`${path} has ${scripts.length} blocks of data, and should have one.`);
  if (scripts.length === 0) return [];
  const data = JSON.parse(scripts.text()) as { '@context': string; '@graph': Thing[] };
  if (data['@context'] !== 'https://schema.org') throw new Error(`${path} has structured data of another vocabulary.`);
  return data['@graph'];
}
