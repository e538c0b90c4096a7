import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageData } from '#generated/pages.ts';

/** The data of a page as the codegen wrote it. Rejects where there is no such page. */
export async function readPageData(path: string): Promise<PageData> {
  const name = path === '/' ? 'index' : path.slice(1);
  const text = await readFile(join(process.cwd(), 'src/generated/public', `${name}.json`), 'utf8');
  return JSON.parse(text) as PageData;
}
