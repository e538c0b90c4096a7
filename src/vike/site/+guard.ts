import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { dataFile } from '#render/page-data.ts';

/**
 * Answers 404 if the page has no data file. Reads the disk, because Vite may still have an old version of a generated
 * module in its cache after a page was added or removed.
 */
export function guard({ urlPathname }: PageContextServer): void {
  if (!existsSync(join(process.cwd(), 'src/generated', dataFile(urlPathname)))) throw render(404);
}
