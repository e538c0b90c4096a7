import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { dataFile } from '../../../scripts/build/emit/file.ts';

/** Asks the disk: of a generated module Vite may still know what it said before a page came or went. */
export function guard({ urlPathname }: PageContextServer): void {
  if (!existsSync(join(process.cwd(), 'src/generated', dataFile(urlPathname)))) throw render(404);
}
