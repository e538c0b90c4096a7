import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { indexed } from './colours.ts';
import { png } from './png.ts';

/** Draws an SVG as a PNG, with the given fonts and none of the system's: the same bytes on every machine. */
export function draw(svg: string, fontFiles: readonly string[]): Buffer {
  const image = new Resvg(svg, { font: { fontFiles: [...fontFiles], loadSystemFonts: false } }).render();
  return png(indexed(image.pixels), image.width, image.height);
}

/** A hash of everything that turns an SVG into bytes: the renderer, the compression, and the code of this folder. */
export function drawingVersion(): string {
  const hash = createHash('sha256');
  for (const file of ['draw.ts', 'colours.ts', 'png.ts']) hash.update(readFileSync(new URL(file, import.meta.url)));
  hash.update(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-js/package.json')));
  return hash.update(process.versions.zlib).digest('hex');
}
