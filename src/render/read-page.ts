import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageData } from '#pages/kinds.ts';
import type { Route } from '#pages/routes.ts';
import { dataFile, type ShippedData } from './page-data.ts';

async function read<T>(root: string, file: string): Promise<T> {
  return JSON.parse(await readFile(join(root, 'src/generated', file), 'utf8')) as T;
}

/** The data of the page at a path. Rejects if the codegen emitted no such page. */
export const readPage = async (root: string, path: string): Promise<PageData> =>
  (await read<ShippedData>(root, dataFile(path))).page;

/** The pages that the codegen emitted. */
export const readRoutes = (root: string) => read<Route[]>(root, 'route-table.json');
