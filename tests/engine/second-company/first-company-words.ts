import { expectedAreas } from '../built/expected-areas.ts';
import { company, services } from '../built/expected-company.ts';

const anyCase = (...names: readonly string[]) => names.flatMap((name) => [name, name.toLowerCase()]);

/** Words that only the first company's site may have. */
export const firstCompanyWords: readonly string[] = [
  ...anyCase(company.brand, 'Singapore', 'HDB', 'MRT'),
  company.url.replace('https://', ''),
  company.phone.text,
  company.phone.href,
  company.email.text,
  'Sin Ming',
  '573968',
  'en-SG',
  ...services.flatMap(({ path, menu, area }) => [path.slice(1), menu, area]),
  ...expectedAreas.flatMap(({ slug, name, station }) => [name, station, `/${slug}`]),
];

/** The words that occur in a text as whole words. */
export function wordsFound(text: string, among: readonly string[]): string[] {
  const escape = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return [...new Set(among)].filter((word) => new RegExp(String.raw`(?<!\w)${escape(word)}(?![\w-])`).test(text));
}
