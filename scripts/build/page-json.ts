import type { PageData } from '../../src/pages/kinds.ts';

/** A page's data as the browser gets it: with the address of the script that it was made for. */
export const pageJson = (page: PageData, build: string): string => JSON.stringify({ build, page });

/** The path of the page whose data is at an address; undefined where an address cannot be that of data. */
export function pathOfData(address: string): string | undefined {
  if (address === '/index.json') return '/';
  return address.endsWith('.json') ? address.slice(0, -'.json'.length) : undefined;
}
