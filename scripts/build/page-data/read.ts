import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaFacts } from '../emit/area-pages.ts';
import { dataFile } from '../emit/file.ts';
import type { AreaPage, PageData } from '../emit/page-types.ts';
import { drawArea } from './draw-area.ts';

/** What the codegen emits of a page. Areas are drawn when they are read: there may be thousands of them. */
type Emitted = Exclude<PageData, AreaPage> | AreaFacts;

/** The whole data of the page at a path, pictures included. Rejects where the codegen emitted no such page. */
export async function readPage(root: string, path: string): Promise<PageData> {
  const page = JSON.parse(await readFile(join(root, 'src/generated', dataFile(path)), 'utf8')) as Emitted;
  return page.kind === 'area' ? drawArea(page) : page;
}
