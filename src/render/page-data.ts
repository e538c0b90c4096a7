import type { PageData } from '#pages/kinds.ts';

/** The path of a page's data file, below `src/generated`. */
export const dataFile = (path: string) => `pages${path === '/' ? '/index' : path}.json`;

/** A page's data as the browser gets it. `build` is the address of the client script that the data was made for. */
export const pageJson = (page: PageData, build: string): string => JSON.stringify({ build, page });

/** The path of the page whose data is at an address; undefined if the address is not that of data. */
export function pathOfData(address: string): string | undefined {
  if (address === '/index.json') return '/';
  return address.endsWith('.json') ? address.slice(0, -'.json'.length) : undefined;
}
