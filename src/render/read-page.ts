// Apart from page-data.ts, which the desk's worker has too: a browser reads no files.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageData } from '#pages/kinds.ts';
import type { Route } from '#pages/routes.ts';
import { dataFile } from './page-data.ts';

const read = (root: string, file: string) => readFile(join(root, 'src/generated', file), 'utf8');

/** The JSON of the page at a path. Rejects if the codegen emitted no such page. */
export const readPageJson = (root: string, path: string): Promise<string> => read(root, dataFile(path));

/** The data of the page at a path. Rejects if the codegen emitted no such page. */
export const readPage = async (root: string, path: string) => JSON.parse(await readPageJson(root, path)) as PageData;

/** The pages that the codegen emitted. */
export const readRoutes = async (root: string) => JSON.parse(await read(root, 'route-table.json')) as Route[];
