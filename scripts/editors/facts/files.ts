import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { Update } from './compare.ts';
import { withPostcodes } from './postcodes.ts';
import { withBlocks } from './write.ts';

export const streetsFile = (slug: string) => `data/streets/${slug}.yaml`;

function writeStreets(root: string, slug: string, streets: object | undefined): void {
  const path = join(root, streetsFile(slug));
  mkdirSync(dirname(path), { recursive: true });
  if (streets === undefined) rmSync(path, { force: true });
  else if (existsSync(path)) writeFileSync(path, withBlocks(readFileSync(path, 'utf8'), { ...streets }));
  else writeFileSync(path, stringify(streets, { lineWidth: 0 }));
}

/** Writes an update to the files of an area. Comments and the order of the lines stay. */
export function writeUpdate(root: string, { area, blocks, streets, postcodes }: Update): void {
  const change = (file: string, text: (old: string) => string) =>
    writeFileSync(join(root, file), text(readFileSync(join(root, file), 'utf8')));
  if (Object.keys(blocks).length > 0) change(area.file, (old) => withBlocks(old, blocks));
  if (streets !== undefined) writeStreets(root, area.slug, streets.after);
  if (postcodes !== undefined) change('data/postcodes.yaml', (old) => withPostcodes(old, area.slug, postcodes));
}
