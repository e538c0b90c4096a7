import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { dataOf } from '../../support/sites.ts';
import { firstCompanyWords, wordsFound } from './first-company-words.ts';

interface SiteFacts {
  brand: string;
  url: string;
  city: string;
  phone: string;
  email: string;
  timeZone: string;
  address: { street: string; postcode: string };
}

interface Named {
  name: string;
  officialName?: string;
  navName?: string;
  areaName?: string;
  enquiryName?: string;
}

const data = dataOf('first');
const read = <T>(file: string) => parse(readFileSync(file, 'utf8')) as T;

const entries = (folder: string) =>
  readdirSync(folder).map((file) => ({ slug: file.replace('.yaml', ''), ...read<Named>(join(folder, file)) }));

const { brand, url, city, phone, email, timeZone, address } = read<SiteFacts>(`${data}/site.yaml`);
const areas = entries(`${data}/neighbourhoods`).flatMap(({ slug, name, officialName = name }) => [
  `/${slug}`,
  name,
  officialName,
]);
const services = entries(`${data}/services`).flatMap(
  ({ slug, name, navName = name, areaName = name, enquiryName = name }) => [slug, name, navName, areaName, enquiryName],
);
const facts = [brand, url.replace('https://', ''), city, phone, email, timeZone, address.street, address.postcode];
const ofTheData = [...facts, ...areas, ...services];

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((item) => item.isFile())
  .map((item) => join(item.parentPath, item.name).replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('src/generated/'));

test('the test finds sources, and names to search for', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(ofTheData.length).toBeGreaterThan(40);
});

test.each(sources)('%s contains no name or fact of the company', (file) => {
  expect(wordsFound(readFileSync(file, 'utf8'), [...ofTheData, ...firstCompanyWords])).toEqual([]);
});
