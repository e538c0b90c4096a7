import type { PageData } from '../../src/pages/kinds.ts';

/** A page's data as the browser gets it. `build` is the address of the client script that the data was made for. */
export const pageJson = (page: PageData, build: string): string => JSON.stringify({ build, page });

/** The path of the page whose data is at an address; undefined if the address is not that of data. */
export function pathOfData(address: string): string | undefined {
  if (address === '/index.json') return '/';
  return address.endsWith('.json') ? address.slice(0, -'.json'.length) : undefined;
}
