import type { PageOf } from '../../../src/pages/kinds.ts';
import type { PageData } from '#pages/kinds.ts';
import type { Look } from '../../../scripts/codegen/share-pictures/picture.tsx';
import { company } from '../built/expected-company.ts';
import { site } from '../built/site.ts';

export function pageAt(path: string): PageData {
  return (JSON.parse(site.text(`${path === '/' ? 'index' : path.slice(1)}.json`)) as { page: PageData }).page;
}

export const areaAt = (path: string) => pageAt(path) as PageOf<'area'>;

/** What the pictures of the first company share. */
export const look: Look = {
  brand: company.brand,
  tile: site.text('tile.svg'),
  readArt: (address) => site.text(address.slice(1)),
};

/** An area page with another heading. */
export function headed(page: PageOf<'area'>, title: string): PageOf<'area'> {
  return { ...page, words: { ...page.words, hero: { ...page.words.hero, title } } };
}
