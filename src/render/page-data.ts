import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageData } from '#pages/kinds.ts';

/** The path of a page's data file, below `src/generated`. */
export const dataFile = (path: string) => `pages${path === '/' ? '/index' : path}.json`;

/** The data of the page at a path. Rejects if the codegen emitted no such page. */
export async function readPage(root: string, path: string): Promise<PageData> {
  return JSON.parse(await readFile(join(root, 'src/generated', dataFile(path)), 'utf8')) as PageData;
}

/** A page's data as the browser gets it. `build` is the address of the client script that the data was made for. */
export const pageJson = (page: PageData, build: string): string => JSON.stringify({ build, page });

/** The path of the page whose data is at an address; undefined if the address is not that of data. */
export function pathOfData(address: string): string | undefined {
  if (address === '/index.json') return '/';
  return address.endsWith('.json') ? address.slice(0, -'.json'.length) : undefined;
}
