import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';

/** Draws an SVG as a PNG, with the given fonts and none of the system's: the same bytes on every machine. */
export function draw(svg: string, fontFiles: readonly string[]): Buffer {
  return new Resvg(svg, { font: { fontFiles: [...fontFiles], loadSystemFonts: false } }).render().asPng();
}

/** A hash of what turns an SVG into bytes: the renderer and this file. */
export function drawingVersion(): string {
  const renderer = createRequire(import.meta.url).resolve('@resvg/resvg-js/package.json');
  const files = [readFileSync(new URL(import.meta.url)), readFileSync(renderer)];
  return createHash('sha256').update(Buffer.concat(files)).digest('hex');
}
