import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData } from '#pages/kinds.ts';
import type { Route } from '#pages/routes.ts';
import { dataFile, type ShippedData } from './page-data.ts';

const readJson = (root: string, file: string): unknown =>
  JSON.parse(readFileSync(join(root, 'src/generated', file), 'utf8'));

/** The data of the page at a path. Throws if the codegen emitted no such page. */
export const readPage = (root: string, path: string): PageData => (readJson(root, dataFile(path)) as ShippedData).page;

/** The pages that the codegen emitted. */
export const readRoutes = (root: string) => readJson(root, 'route-table.json') as Route[];
