// Apart from page-data.ts, which the desk's worker has too: a browser reads no files.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageData } from '#pages/kinds.ts';
import { dataFile } from './page-data.ts';

/** The data of the page at a path. Rejects if the codegen emitted no such page. */
export async function readPage(root: string, path: string): Promise<PageData> {
  return JSON.parse(await readFile(join(root, 'src/generated', dataFile(path)), 'utf8')) as PageData;
}
